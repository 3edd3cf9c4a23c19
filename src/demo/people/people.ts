import type { PlatformId } from '../../vocabulary/platforms.ts'

/** Someone who makes content: where they live, and what they are called on which platform. */
export type Person = {
  name: string
  email: string
  city: string
  country: string
  accounts: [PlatformId, string][]
}

const names: Record<string, PlatformId> = {
  t: 'tiktok',
  i: 'instagram',
  y: 'youtube',
  x: 'x',
}

/** `t:handle` is an account on TikTok; a platform alone is one with the same name as the first. */
const table = `
Suki Tanaka      | Berlin     | DE | t:suki.brews i y
Ben Adeyemi      | Graz       | AT | i:ben.and.cup t
Lotte Brandt     | Hamburg    | DE | t:lotte.brandt i
Emil Sorensen    | Leipzig    | DE | y:emilmakes t
Amara Diallo     | Köln       | DE | i:amara.daily t
Nils Haverkamp   | Münster    | DE | t:nilsoutside y
Ines Carvalho    | Zürich     | CH | i:ines.in.transit t
Yusuf Demir      | Berlin     | DE | t:yusuf.tries
Clara Weissmann  | Wien       | AT | i:claras.table y
Jakob Lindner    | München    | DE | t:jakob.late i
Mina Farahani    | Frankfurt  | DE | y:minafarahani i
Tomasz Wolny     | Dresden    | DE | t:tomasz.wolny
Greta Solberg    | Kiel       | DE | i:gretasolberg t
Rafael Moretti   | Basel      | CH | t:rafa.moretti y
Hanna Kivela     | Bremen     | DE | i:hanna.kivela
Leo Achterberg   | Stuttgart  | DE | t:leo.achter i
Noor van Dalen   | Aachen     | DE | y:noorvandalen t
Samir Haddad     | Linz       | AT | t:samir.haddad i
Paula Zeman      | Salzburg   | AT | i:paula.zeman t
Oskar Falk       | Bern       | CH | t:oskarfalk
Thea Novak       | Nürnberg   | DE | i:thea.novak y
Malik Johnson    | Atlanta    | US | t:malikmoves y x
Dana Whitfield   | Portland   | US | y:danawhitfield t
Ruben Ortega     | Austin     | US | t:ruben.ortega i
Keiko Mori       | Seattle    | US | i:keikomori t
Priscilla Boateng| London     | GB | t:prissy.boateng i
Callum Reyes     | Manchester | GB | y:callumreyes x t
Ottilie Marsh    | Bristol    | GB | i:ottiliemarsh t
Devon Achebe     | Toronto    | CA | t:devonachebe y
Marisol Vega     | San Diego  | US | i:marisol.vega t
Luc Blanchard    | Montréal   | CA | y:lucblanchard t
Anika Rao        | Chicago    | US | t:anikarao i
Felix Grant      | Leeds      | GB | x:felixgrant t
Zuri Okonjo      | Houston    | US | t:zuri.okonjo i
Wren Halloway    | Denver     | US | i:wrenhalloway y
Isaac Pell       | Boston     | US | y:isaacpell x t
Carmen Duarte    | Miami      | US | t:carmenduarte i
Jude Ashworth    | Cardiff    | GB | t:judeashworth y
Nadia Petrov     | New York   | US | i:nadiapetrov t
Bastian Kroll    | Freiburg   | DE | t:bastiankroll i`

export const creatorTable: Person[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', city = '', country = '', accounts = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    const [first = ''] = name.toLowerCase().split(' ')
    const handle = accounts.split(/[: ]/)[1] ?? first
    return {
      name,
      email: `${first}@example.com`,
      city,
      country,
      accounts: accountsIn(accounts, handle),
    }
  })

function accountsIn(text: string, handle: string): Person['accounts'] {
  return text.split(' ').map((word) => {
    const [letter = '', own = handle] = word.split(':')
    return [names[letter] as PlatformId, own]
  })
}

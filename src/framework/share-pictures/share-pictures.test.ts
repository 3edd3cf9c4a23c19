import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picture } from '../../../test/support/files/images.ts'
import { missingIn } from '../../../test/support/files/letters-of-font.ts'
import { anonymous, context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createCampaign,
  createCollab,
  createOrganization,
  createSocialAccount,
  createUser,
} from '../../../test/support/world/factories.ts'
import { uniqueIp, visitor } from '../../../test/support/world/sign-in.ts'
import { loadFonts } from '../../money/paper/pdf/fonts.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { socialAccountSnapshots, socialAccounts } from '../../tables/users/social-accounts.ts'
import type { User } from '../../tables/users/users.ts'
import {
  absolute,
  creatorProfilePath,
  discoverCampaignPath,
  discoverCollabPath,
  sharePicturePath,
} from '../../vocabulary/addresses/urls.ts'
import { rateCounts } from '../http/load/rate-limit.ts'
import { cardSize, type Portrait } from './card.ts'
import { drawCard } from './drawing.ts'
import { drawableText } from './letters.ts'
import { panelWidth } from './panel.ts'
import { colors } from './piece.ts'
import { drawLine, regular } from './texts.ts'

async function createCreator(
  name: string,
  values: Partial<typeof creatorProfiles.$inferInsert> = {},
) {
  const user = await createUser(db, { name })
  await db.insert(creatorProfiles).values({ user_id: user.id, published_at: now(), ...values })
  return { user, page: creatorProfilePath(user) }
}

async function createPrograms() {
  const { id: organization_id } = await createOrganization(db, { privacy_setting: 'public' })
  const live = { organization_id, published_at: now() }
  const campaign = await createCampaign(db, { ...live, status: 'active', cpm_amount: 400 })
  const collab = await createCollab(db, { ...live, state: 'published' })
  return { organization_id, pages: [discoverCampaignPath(campaign), discoverCollabPath(collab)] }
}

async function addAccount(user: User, platform: 'tiktok' | 'youtube', subscriber_count: number) {
  const { id } = await createSocialAccount(db, user, { platform_id: platform })
  await db.update(socialAccounts).set({ status: 'verified' }).where(eq(socialAccounts.id, id))
  await db.insert(socialAccountSnapshots).values({ social_account_id: id, subscriber_count })
}

const pictureOf = (page: string, headers = {}) => anonymous.get(sharePicturePath(page), headers)

async function pixelsOf(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer()
}

describe('the picture of a page', () => {
  test('is a PNG as large as networks show it, that anyone may keep for a while', async () => {
    const { page } = await createCreator('Suki Tanaka')
    const { statusCode, headers, rawPayload } = await pictureOf(page)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=600',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', ...cardSize })
  })

  test('is known again by its tag until something on it changes', async () => {
    const { user, page } = await createCreator('Suki Tanaka')
    const { etag = '' } = (await pictureOf(page)).headers
    const again = await pictureOf(page, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])

    await (await withToken(user)).patch('/me.json', { user: { name: 'Suki T.' } })
    const changed = await pictureOf(page, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('of a creator is for everyone once they are published, and for nobody before and after', async () => {
    const { user, page } = await createCreator('Suki Tanaka', { published_at: null })
    const own = await withSession(user)
    const seen = async () => [
      (await pictureOf(page)).statusCode,
      (await own.get(sharePicturePath(page))).statusCode,
    ]
    const publish = (published: boolean) =>
      own.patch('/me/profile.json', { profile: { published } })
    expect(await seen()).toEqual([404, 404])
    await publish(true)
    expect(await seen()).toEqual([200, 200])
    await publish(false)
    expect(await seen()).toEqual([404, 404])
  })

  test.each(['restricted', 'private'] as const)(
    'of a program is not there where its organization is %s',
    async (privacy_setting) => {
      const { organization_id, pages } = await createPrograms()
      for (const page of pages) expect((await pictureOf(page)).statusCode).toBe(200)
      const isIt = eq(organizations.id, organization_id)
      await db.update(organizations).set({ privacy_setting }).where(isIt)
      for (const page of pages) expect((await pictureOf(page)).statusCode).toBe(404)
    },
  )

  test('of nobody is not there', async () => {
    for (const page of [creatorProfilePath({ id: 999_999_999 }), '/campaigns/x', '/collabs/x'])
      expect((await pictureOf(page)).statusCode).toBe(404)
  })

  test('is drawn for each network no faster than profiles are read', async () => {
    const { page } = await createCreator('Suki Tanaka')
    const client = await visitor()
    const from = { 'x-forwarded-for': uniqueIp() }
    const { headers } = await client.get(sharePicturePath(page), from)
    expect(headers['ratelimit-policy']).toContain('"share-pictures-to";q=600;w=3600')
    const key = `share-pictures-to:${from['x-forwarded-for']}`
    await db.update(rateCounts).set({ count: 600 }).where(eq(rateCounts.key, key))
    expect((await client.get(sharePicturePath(page), from)).statusCode).toBe(503)
  })

  test('has initials, and is not kept, while the picture of its creator cannot be read', async () => {
    const avatar_key = `${'b'.repeat(22)}.png`
    const { page } = await createCreator('Suki Tanaka', { avatar_key })
    const without = await pictureOf(page)
    expect([without.statusCode, without.headers['cache-control']]).toEqual([200, 'no-store'])

    await context.files.put(avatar_key, await picture({ width: 300, height: 200 }))
    const { headers, rawPayload } = await pictureOf(page)
    expect(headers['cache-control']).toContain('public')
    expect(rawPayload.equals(without.rawPayload)).toBe(false)
  })
})

describe('a page names its picture', () => {
  const metaOf = (body: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]

  test('with its size, and with what it shows for those who do not see it', async () => {
    const { user, page } = await createCreator('Suki Tanaka')
    await addAccount(user, 'tiktok', 18_400)
    await addAccount(user, 'youtube', 1_600)
    const { body } = await anonymous.get(page)
    expect(metaOf(body, 'og:image')).toBe(absolute(sharePicturePath(page)))
    expect(metaOf(body, 'twitter:image')).toBe(absolute(sharePicturePath(page)))
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
    expect([metaOf(body, 'og:image:width'), metaOf(body, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ])
    expect(metaOf(body, 'og:image:alt')).toBe(
      'Suki Tanaka. Followers: 20K on 2 platforms, verified',
    )
  })

  test('and a program does so where it has no banner of its own', async () => {
    const { organization_id, pages } = await createPrograms()
    for (const page of pages) {
      const { body } = await anonymous.get(page)
      expect(metaOf(body, 'og:image')).toBe(absolute(sharePicturePath(page)))
    }
    const banner_image_key = `${'c'.repeat(22)}.png`
    const campaign = await createCampaign(db, {
      ...{ organization_id, status: 'active', published_at: now(), banner_image_key },
    })
    const { body } = await anonymous.get(discoverCampaignPath(campaign))
    expect(metaOf(body, 'og:image')).toBe(absolute(`/files/${banner_image_key}`))
    expect(metaOf(body, 'og:image:width')).toBeUndefined()
  })
})

describe('a card', () => {
  const portrait: Portrait = { name: 'Robin', avatar_key: null, isRound: true }
  const card = { title: 'Robin', portrait, owner: '', about: '', panel: undefined }
  const draw = (title: string) => drawCard({ ...card, title }, undefined).then(pixelsOf)

  test('is another for another name, and the same for the same', async () => {
    const [one, same, other] = [await draw('Robin'), await draw('Robin'), await draw('Robyn')]
    expect(one.equals(same)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })

  test.each(['<b>Robin</b>', '</span>', 'R&D', '&lt;', '"Robin"', '<span size="1pt">R', "'>"])(
    'writes markup in a name as it stands: %s',
    async (name) => {
      const widthOf = async (text: string) =>
        (await drawLine(text, { font: regular, size: 30, color: colors.ink })).width
      const letters = await widthOf(name.replace(/\P{L}/gu, ''))
      expect(await widthOf(name)).toBeGreaterThan(letters + 8)
      expect(await draw(name)).toHaveLength(3 * cardSize.width * cardSize.height)
    },
  )

  test.each([
    ['one word', 'W'.repeat(255)],
    ['many words', 'Wonderful '.repeat(25)],
    ['marks', 'a\u0323\u0301'.repeat(80)],
  ])('never writes over its edges: %s', async (_, long) => {
    const panel = {
      ...{ label: 'Campaign', figure: 'IDR 12,345,678,901.00' },
      note: 'for 10,000 views, from 9,000,000,000 views',
      rows: Array.from({ length: 9 }, () => ({ name: 'Instagram', value: '999.9K' })),
    }
    const full = { ...card, title: long, owner: long, about: long, panel }
    const pixels = await pixelsOf(await drawCard(full, undefined))
    const paper = [0xfa, 0xf7, 0xf2]
    const isPaper = (x: number, y: number) => {
      const place = (y * cardSize.width + x) * 3
      return paper.every((part, index) => pixels[place + index] === part)
    }
    const rows = Array.from({ length: cardSize.height }, (_, y) => y)
    const columns = Array.from({ length: cardSize.width - panelWidth }, (_, x) => x)
    expect(rows.every((y) => isPaper(20, y) && isPaper(cardSize.width - panelWidth - 20, y))).toBe(
      true,
    )
    expect(columns.every((x) => isPaper(x, 20) && isPaper(x, cardSize.height - 20))).toBe(true)
  })
})

describe('a text that is drawn', () => {
  test('has only letters that our fonts have', async () => {
    const every = Array.from({ length: 0xffff }, (_, point) => String.fromCodePoint(point))
    const drawn = every.flatMap((letter) => drawableText(`a${letter}`) ?? [])
    const { regular, semibold } = await loadFonts()
    for (const file of [regular, semibold]) expect(missingIn(file, drawn.join(''))).toEqual([])
    expect(drawn.length).toBeGreaterThan(1000)
  })

  test.each([
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['Тарас Шевченко', 'Тарас Шевченко'],
    ['Νίκος', 'Νίκος'],
    ['☕ Mara ✨🎉', 'Mara'],
    ['Mara\u202e\u200b\u2066', 'Mara'],
    ['日本', undefined],
    ['Mara 日本', undefined],
    ['مرحبا', undefined],
    ['✨', undefined],
    ['', undefined],
  ])('leaves out signs, and is none where letters are missing: %s', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn)
  })

  test('is the handle of a creator whose name is in other letters', async () => {
    const { user, page } = await createCreator('田中 好')
    await addAccount(user, 'tiktok', 18_400)
    const { body } = await anonymous.get(page)
    expect(body).toMatch(
      /og:image:alt" content="someone-\S+\. Followers: 18\.4K on TikTok, verified"/,
    )
    expect((await pictureOf(page)).statusCode).toBe(200)
  })
})

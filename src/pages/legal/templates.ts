/** Beginnings of the papers that only the operator can write. What they say of the service is so. */

const section = (title: string, ...paragraphs: string[]) =>
  `<h2>${title}</h2>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}`

export const termsTemplate = [
  section('Who runs this service', '[Name, address and register of the operator]'),
  section(
    'What it does',
    'Organizations publish campaigns and collabs. Creators hand in posts and work, and are paid from the budget of the organization.',
    'What a post earns follows from the terms of its campaign, which do not change once it is published, and from the views that were read from the platform.',
  ),
  section(
    'Money',
    'Budget is paid in before a campaign is published. What creators have earned is granted from it, and some days later it is in their balance.',
    '[Fees, taxes, and what happens to money that nobody asks for]',
  ),
  section('What is not allowed', '[Bought views, posts of others, content against the law]'),
  section(
    'Disagreements',
    'A creator may appeal against a rejection. Staff decide.',
    '[Applicable law and court]',
  ),
].join('')

export const privacyTemplate = [
  section(
    'Who is responsible',
    '[Name and address of the operator, and of the data protection officer]',
  ),
  section(
    'What is kept',
    'Your name and e-mail address, the social accounts you connect, the posts you hand in and their numbers, messages, and every movement of money.',
    'If you are paid: your legal name, country and tax id, and where the money goes. If a product is sent to you: your address.',
    'For safety: the devices on which you are signed in, and a log of what was changed, by whom and from which network address.',
  ),
  section(
    'Who sees it',
    'Organizations see the handle, posts and messages of creators who work with them, and an address only while a product is on its way.',
    '[Providers who process data: hosting, mail, payments]',
  ),
  section(
    'Your rights',
    'Under Your data in your settings you can download everything that is known of you, and delete your account once no money is open. What the law makes us keep stays.',
    '[Storage periods, the supervisory authority, and how to object]',
  ),
].join('')

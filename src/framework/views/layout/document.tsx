import type { ComponentChildren } from 'preact'
import { absolute, manifestPath } from '../../../vocabulary/addresses/urls.ts'
import { UnsavedQuestion } from '../forms/unsaved-question.tsx'
import { useFrame } from '../frame.ts'
import { faviconPath, iconPath, touchIconPath } from '../values/icons.ts'
import { fontPaths, scriptPath, stylesheetPaths } from './assets.ts'

/** A picture by its path; its size, where that is known, lets others show it before they have read it. */
export type PreviewImage = { path: string; alt?: string; width?: number; height?: number }

export type PreviewProps = {
  title: string
  /** The text for search engines and previews of links. Only pages for everyone have one. */
  description?: string | undefined
  /** A wide picture for previews of links. */
  image?: PreviewImage | undefined
  /** The path of the feed that tells programs what is new here. */
  feed?: string | undefined
}

/** As the stylesheet calls them; without one, the system decides. */
const themeNames = { light: 'troupe', dark: 'troupe-dark' }

type Props = PreviewProps & { children: ComponentChildren }

/** The whole page: what browsers, search engines and previews need to know, and the body. */
export function Document({ title, description, image, feed, children }: Props) {
  const { nonce, leadsOutside, frames, theme } = useFrame()

  return (
    <html lang="en" data-theme={theme && themeNames[theme]}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <meta name="csp-nonce" content={nonce} />
        <meta name="turbo-prefetch" content="false" />
        {/* Turbo keeps the policy of the page that it began with, so it must not bring this one. */}
        {leadsOutside && <meta name="turbo-visit-control" content="reload" />}
        {/* Likewise; but from one page that shows the same frames to the next, nothing is loaded anew. */}
        {frames.length > 0 && (
          <meta name="frames" content={frames.join(' ')} data-turbo-track="reload" />
        )}
        <title>{`${title} · Troupe`}</title>
        {description !== undefined && (
          <Preview title={title} description={description} image={image} />
        )}
        {feed !== undefined && <link rel="alternate" type="application/atom+xml" href={feed} />}
        <link rel="icon" href={faviconPath} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIconPath} />
        <link rel="manifest" href={manifestPath} />
        {stylesheetPaths('application.ts').map((href) => (
          <link rel="stylesheet" href={href} data-turbo-track="reload" />
        ))}
        {/* Fonts are asked for early: later the page would stand in another font, and move. */}
        {fontPaths('application.ts').map((href) => (
          <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="anonymous" />
        ))}
        <script type="module" src={scriptPath('application.ts')} data-turbo-track="reload" />
      </head>
      <body class="flex min-h-dvh flex-col bg-base-200 text-base-content antialiased">
        {children}
        <UnsavedQuestion />
      </body>
    </html>
  )
}

/** How a public page is shown by search engines, and by programs in which someone shares its link. */
function Preview({ title, description, image }: PreviewProps) {
  const { url } = useFrame()
  // The query changes nothing about what the page is.
  const address = absolute(url.split('?', 1)[0] as string)
  const picture = absolute(image?.path ?? iconPath(512))

  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Troupe" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      {image?.width && <meta property="og:image:width" content={String(image.width)} />}
      {image?.height && <meta property="og:image:height" content={String(image.height)} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:image" content={picture} />
      {image?.alt && <meta name="twitter:image:alt" content={image.alt} />}
    </>
  )
}

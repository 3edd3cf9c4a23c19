type Component = string | (() => unknown)

type System = {
  React: {
    createElement: (type: Component, props: object | null, ...children: unknown[]) => unknown
  }
  getComponent: (name: string, container?: boolean) => Component
  specSelectors: { loadingStatus: () => string | undefined }
}

/** The parts of the reference without the `main` that comes with them: the page has one already. */
export function pageLayout({ React: { createElement } }: System) {
  return { components: { PageLayout } }

  function PageLayout({ getComponent, specSelectors }: System) {
    const part = (name: string, container = false) =>
      createElement(getComponent(name, container), null)
    const isLoaded = specSelectors.loadingStatus() === 'success'

    return createElement(
      'div',
      { className: 'swagger-ui' },
      part('SvgAssets'),
      createElement(
        'div',
        { className: 'wrapper' },
        part('errors', true),
        isLoaded && part('InfoContainer', true),
        isLoaded && part('AuthorizeBtnContainer', true),
        isLoaded && part('operations', true),
      ),
    )
  }
}

export type PageSummary = ReturnType<typeof readPage>;
export type Link = PageSummary['links'][number];
export type Block = PageSummary['blocks'][number];
type Part = 'header' | 'menu' | 'main' | 'footer' | 'elsewhere';

/** Reads all that the rows check. Runs in the page, and can use nothing outside itself. */
export function readPage() {
  const plain = (text: string): string =>
    text
      .replace(/[\u00ad\u200b\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,:;!?])/g, '$1')
      .replace(/\$ (?=\d)/g, '$')
      .trim();
  const all = <Kind extends Element = HTMLElement>(
    selector: string,
    root: ParentNode = document,
  ) => [...root.querySelectorAll<Kind>(selector)];
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  /** Visible, or folded away below something visible that opens it. */
  const isThere = (element: Element): boolean => {
    if (isVisible(element)) return true;
    const fold = element.parentElement?.closest('details:not([open])');
    return fold instanceof Element && isThere(fold);
  };
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath === 'inset(50%)';
  const OUTSIDE = 'script, style, svg, template, noscript, button';
  const nearest = new Map<Element, Element>();
  const nearestBlock = (element: Element): Element => {
    const known = nearest.get(element);
    if (known) return known;
    const isInline =
      element.parentElement && /^inline$|^contents$/.test(getComputedStyle(element).display);
    const found = isInline ? nearestBlock(element.parentElement!) : element;
    nearest.set(element, found);
    return found;
  };
  /** The words of an element, with a space between two blocks. */
  const textsOf = (root: Element, counts: (parent: Element) => boolean): string => {
    let found = '';
    let before: Element | undefined;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!counts(parent)) continue;
      const block = nearestBlock(parent);
      found += (before && before !== block ? ' ' : '') + walker.currentNode.nodeValue!;
      before = block;
    }
    return plain(found);
  };
  const verdicts = new Map<Element, boolean>();
  const countsAsText = (parent: Element): boolean => {
    const known = verdicts.get(parent) ?? (!parent.closest(OUTSIDE) && isThere(parent));
    verdicts.set(parent, known);
    return known;
  };
  const textOf = (root: Element | null): string => (root ? textsOf(root, countsAsText) : '');

  /** The elements from one of the text's parents up to its link. */
  const upTo = (top: Element, element: Element): Element[] =>
    element === top ? [top] : [element, ...upTo(top, element.parentElement!)];
  const inLink = (link: Element, leavesOut: (one: Element) => boolean): string => {
    const counts = (one: Element) =>
      (one === link || getComputedStyle(one).display !== 'none') &&
      !one.matches('svg, style') &&
      !leavesOut(one);
    return textsOf(link, (parent) => upTo(link, parent).every(counts));
  };
  const partOf = (element: Element): Part => {
    if (element.closest('[popover]')) return 'menu';
    const part = element.closest('header, main, footer')?.localName as Part | undefined;
    return part ?? 'elsewhere';
  };

  const queue = (): unknown[] => (window as { vaq?: unknown[] }).vaq ?? [];
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  const recordedBy = (link: HTMLElement): string[] => {
    const { dataset } = link;
    // No link inside the site has an event, and a click on one may change the page.
    if (link.getAttribute('href')?.startsWith('/')) return dataset.event ? [dataset.event] : [];
    const before = queue().length;
    link.click();
    return (queue().slice(before) as [string, { name: string }][]).map(([, { name }]) => name);
  };
  const readLink = (link: HTMLElement) => ({
    /** The visible text. */
    seen: inLink(link, isClipped),
    /** The accessible name. */
    name: plain(
      link.getAttribute('aria-label') ?? inLink(link, (one) => one.ariaHidden === 'true'),
    ),
    href: link.getAttribute('href')!,
    isVisible: isVisible(link),
    part: partOf(link),
    /** The events that a click on it records, unless scripts are off. */
    records: undefined as string[] | undefined,
  });
  const facts = new Map(all('a[href]').map((link) => [link, readLink(link)] as const));
  const links = [...facts.values()];
  const linksIn = (root: Element) => all('a[href]', root).map((link) => facts.get(link)!);

  const levelOf = (heading: Element): number => Number(heading.localName[1]);
  /** The largest element with this heading and no other of its level or a higher one. */
  const blockOf = (heading: HTMLElement): HTMLElement => {
    const rivals = (root: Element) =>
      all('h1, h2, h3', root).filter((one) => levelOf(one) <= levelOf(heading));
    let block = heading;
    while (block.parentElement!.localName !== 'main' && rivals(block.parentElement!).length === 1)
      block = block.parentElement!;
    return block;
  };
  const blocks = all('main :is(h1, h2, h3)').map((heading) => {
    const block = blockOf(heading);
    const section = heading.closest('section, article');
    return {
      heading: textsOf(heading, (parent) => !parent.closest('[aria-hidden="true"]')),
      level: levelOf(heading),
      /** Whether a section begins with this heading. */
      isSection: section?.querySelector('h1, h2, h3') === heading,
      text: textOf(block),
      paragraphs: all('p', block).map(textOf),
      bullets: all('li', block).map(textOf),
      pictures: all('img, svg, picture', block).length,
      links: [...linksIn(block), ...(facts.get(block) ? [facts.get(block)!] : [])],
    };
  });

  const tables = all<HTMLTableElement>('table').map((table) => ({
    caption: plain(table.caption?.textContent ?? ''),
    columns: all('thead th', table).map((cell) => plain(cell.textContent)),
    rows: all<HTMLTableRowElement>('tbody tr', table).map((row) => [...row.cells].map(textOf)),
  }));
  const meta = (name: string): string | undefined =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)
      ?.content;
  const main = document.querySelector('main');
  const read = {
    title: document.title,
    description: meta('description'),
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    robots: meta('robots'),
    ogTitle: meta('og:title'),
    ogDescription: meta('og:description'),
    data: all('script[type="application/ld+json"]').map(
      (script) => JSON.parse(script.textContent) as Record<string, any>,
    ),
    header: textOf(document.querySelector('header')),
    main: textOf(main),
    footer: textOf(document.querySelector('footer')),
    links,
    blocks,
    tables,
    questions: all('main details:has(> p)').map((item) => ({
      question: plain(item.querySelector('summary')!.textContent),
      answer: textOf(item.querySelector('p')),
    })),
    lists: all('main :is(ul, ol)').map((list) => [...list.children].map(textOf)),
    quotes: all('main blockquote').map(textOf),
    figures: all('main figure').map((figure) => ({
      text: textOf(figure),
      stars: figure.querySelector('[role="img"]')?.ariaLabel ?? '',
    })),
    inputs: all('input, select, textarea, form').map((one) => one.outerHTML.slice(0, 80)),
    buttons: all('button')
      .filter(isVisible)
      .map((button) => plain(button.textContent)),
    accordions: all<HTMLDetailsElement>('details').map((one) => ({
      summary: plain(one.querySelector('summary')!.textContent),
      isVisible: isVisible(one),
      part: partOf(one),
      hrefs: linksIn(one).map(({ href }) => href),
    })),
    pageViews: queue()
      .map((call) => call as [string, Record<string, string>])
      .filter(([kind]) => kind === 'pageview')
      .map(([, view]) => view),
  };
  // Last, because a click may change the page.
  if (matchMedia('(scripting: enabled)').matches)
    for (const [link, fact] of facts) fact.records = recordedBy(link);
  removeEventListener('click', stay);
  return read;
}

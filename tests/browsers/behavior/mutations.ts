/** One way to break the site on purpose: text of one file, what replaces it, and the test file that must fail. */
export type Mutation = { breaks: string; file: string; from: string; to: string; test: string };

const client = (name: string) => `src/components/${name}.client.ts`;

/** Every promise of this folder, broken once. try-mutations.ts tries them. */
export const MUTATIONS: Mutation[] = [
  { test: 'menu', file: client('menu'), breaks: 'the menu button never says that the menu is open', from: "mark(newState === 'open')", to: 'mark(false)' },
  { test: 'menu', file: client('menu'), breaks: 'a link leaves the menu open', from: '  onLinkClick(root, close);\n', to: '' },
  { test: 'menu', file: client('menu'), breaks: 'focus and taps outside leave the menu open', from: '  onLeave((target) => root.contains(target) || opener.contains(target), close);\n', to: '' },
  { test: 'menu', file: client('menu'), breaks: 'a window that grows leaves the menu open', from: 'if (isOpen && !opener.offsetWidth) close();', to: '' },
  { test: 'menu', file: client('menu'), breaks: 'the focus stays behind the open menu', from: '      if (isOpen) enter();\n', to: '' },
  { test: 'menu', file: client('menu'), breaks: 'without popovers, Escape does nothing', from: '  onEscape(() => {\n    if (!isOpen) return;', to: '  onEscape(() => {\n    return;' },
  { test: 'menu', file: client('menu'), breaks: 'without popovers, the menu starts open', from: '  root.hidden = true;\n', to: '' },
  { test: 'menu', file: 'src/components/mobile-menu.tsx', breaks: 'Escape leaves the menu open', from: 'popover="auto"', to: 'popover="manual"' },
  { test: 'menu', file: 'src/components/mobile-menu.css', breaks: 'the page scrolls behind the menu', from: '  overflow: hidden;', to: '  overflow: visible;' },

  { test: 'accordion', file: client('accordion'), breaks: 'without names of details, several answers stay open', from: 'if (other !== item) other.open = false;', to: 'void other;' },
  { test: 'accordion', file: client('accordion'), breaks: 'an address that names an answer opens nothing', from: '  openNamed();\n', to: '' },
  { test: 'accordion', file: client('accordion'), breaks: 'an address that changes opens nothing', from: 'const named = openNamed();', to: 'const named = root;' },
  { test: 'accordion', file: client('accordion'), breaks: 'the opened answer is left off the screen', from: 'named?.scrollIntoView()', to: 'scrollTo(0, 0)' },
  { test: 'accordion', file: client('accordion'), breaks: 'an open answer cannot be closed', from: "addEventListener('click', () => closeOthers(item))", to: "addEventListener('click', () => (item.open = false))" },

  { test: 'dropdowns', file: client('dropdown'), breaks: 'Escape leaves a dropdown open', from: '    if (!dropdown.open) return;\n    close();', to: '    if (!dropdown.open) return;' },
  { test: 'dropdowns', file: client('dropdown'), breaks: 'Escape loses the focus', from: "    root.querySelector('summary')?.focus();\n", to: '' },
  { test: 'dropdowns', file: client('dropdown'), breaks: 'clicks and focus outside leave a dropdown open', from: '  onLeave((target) => root.contains(target), close);\n', to: '' },
  { test: 'dropdowns', file: client('dropdown'), breaks: 'a link within the page leaves a dropdown open', from: '  onLinkClick(root, close);\n', to: '' },
  { test: 'dropdowns', file: client('dropdown'), breaks: 'a dropdown opens when the mouse rests on it', from: '  onLinkClick(root, close);\n', to: "  onLinkClick(root, close);\n  root.addEventListener('mouseenter', () => (dropdown.open = true));\n" },
  { test: 'dropdowns', file: client('dismiss'), breaks: 'a click beside the links closes a dropdown', from: 'if (target instanceof Node && !isInside(target)) leave();', to: "if (target instanceof Element && !target.closest('a, summary')) leave();" },

  { test: 'read-more', file: client('read-more'), breaks: 'three dots instead of an ellipsis', from: "'…'", to: "'...'" },
  { test: 'read-more', file: 'src/rules/excerpt.ts', breaks: 'reviews are cut at 24 words', from: 'words = 25', to: 'words = 24' },
  { test: 'read-more', file: client('read-more'), breaks: 'the button never says that the review is open', from: "    button.setAttribute('aria-expanded', `${expanded}`);\n", to: '' },
  { test: 'read-more', file: client('read-more'), breaks: 'the button keeps its label', from: 'label.textContent = expanded ? less : more;', to: '' },
  { test: 'read-more', file: client('read-more'), breaks: 'a review opens and does not close', from: 'show(!!rest.hidden)', to: 'show(true)' },
  { test: 'read-more', file: client('read-more'), breaks: 'one button opens all', from: 'rest.hidden = !expanded;', to: "for (const one of document.querySelectorAll<HTMLElement>('.review-card-rest')) one.hidden = !expanded;" },
  { test: 'read-more', file: 'src/components/review-card.tsx', breaks: 'the button does not say whose review it opens', from: "fill(labels.reviewedBy, { name: review.name })", to: "''" },

  { test: 'dates', file: client('coupon-date'), breaks: 'the month is the visitor’s, not the shop’s', from: 'zonedTime(new Date(), zone)', to: 'zonedTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)' },
  { test: 'dates', file: 'src/rules/coupon-expiry.ts', breaks: 'coupons run to the 1st of this month', from: 'date.month + 1', to: 'date.month' },
  { test: 'dates', file: client('every-minute'), breaks: 'a page shown again keeps its old date', from: "  addEventListener('pageshow', show);\n", to: '' },
  { test: 'dates', file: client('open-now'), breaks: 'the hours are the visitor’s, not the shop’s', from: 'zonedTime(new Date(), zone)', to: 'zonedTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)' },
  { test: 'dates', file: client('every-minute'), breaks: 'a page left open never looks at the clock again', from: '    setTimeout(tick, MINUTE - (Date.now() % MINUTE));\n', to: '' },
  { test: 'dates', file: 'src/rules/hours.ts', breaks: 'the shop is open for one more minute', from: '(time) => time <= now.minute)', to: '(time) => time < now.minute)' },
  { test: 'dates', file: 'src/rules/hours.ts', breaks: 'holidays are forgotten', from: 'return hours.exceptions[isoDay(day)] ?? hours', to: 'return hours' },
  { test: 'dates', file: 'src/rules/zoned-time.ts', breaks: 'in newer browsers, noon is midnight', from: 'minute: hour * 60', to: 'minute: (hour % 12) * 60' },
  { test: 'dates', file: 'src/rules/zoned-time.ts', breaks: 'in older browsers, noon is midnight', from: '(hour % 24) * 60', to: '(hour % 12) * 60' },

  { test: 'page-tools', file: client('print'), breaks: 'the print button does nothing', from: 'print()', to: 'undefined' },
  { test: 'page-tools', file: client('map'), breaks: 'the map has no title', from: '  frame.title = title;\n', to: '' },
  { test: 'page-tools', file: client('map'), breaks: 'the map does not load lazily', from: "  frame.loading = 'lazy';\n", to: '' },
  { test: 'page-tools', file: client('map'), breaks: 'the map loads unasked', from: "  button.addEventListener('click', () => {", to: "  button.addEventListener('click', () => undefined);\n  queueMicrotask(() => {" },
  { test: 'page-tools', file: 'src/components/call-bar.css', breaks: 'the call bar does not stay in sight', from: 'position: fixed;', to: 'position: static;' },
  { test: 'page-tools', file: 'src/components/site-footer.css', breaks: 'the call bar hides the end of the page', from: 'padding-bottom: calc(4.25rem', to: 'padding-bottom: calc(0rem' },
  { test: 'page-tools', file: 'src/components/call-bar.css', breaks: 'the call bar covers a low window', from: '    position: static;', to: '    position: fixed;' },
  { test: 'page-tools', file: 'src/components/call-bar.css', breaks: 'the call bar stands on wide screens too', from: '    display: none;\n', to: '' },
  { test: 'page-tools', file: client('missing-path'), breaks: 'the not-found page keeps the path to itself', from: '${location.pathname}', to: 'some address' },

  { test: 'review-redirect', file: 'templates/redirect.tsx', breaks: 'Back runs into /review again', from: 'location.replace(${', to: "history.pushState(null, '', '#'); location.replace(${" },
  { test: 'no-script', file: 'templates/redirect.tsx', breaks: 'without script, /review stays', from: 'content={`0; url=', to: 'content={`600; url=' },

  { test: 'no-script', file: 'src/components/review-card.css', breaks: 'without script, the rest of a review is hidden', from: '@media (scripting: enabled)', to: '@media all' },
  { test: 'no-script', file: 'src/components/print-button.css', breaks: 'without script, there is a print button', from: 'visibility: hidden', to: 'visibility: visible' },
  { test: 'no-script', file: 'src/components/service-area.css', breaks: 'without script, there is a button for the map', from: 'visibility: hidden', to: 'visibility: visible' },
  { test: 'no-script', file: 'src/components/faq-list.tsx', breaks: 'without script, several answers stay open', from: ' name="faq"', to: '' },
  { test: 'no-script', file: 'src/components/mobile-menu.tsx', breaks: 'without script, both sections of the menu stay open', from: '<details name="menu">', to: '<details>' },
  { test: 'no-script', file: 'src/components/mobile-menu.tsx', breaks: 'without script, the menu does not open', from: ' popover="auto"', to: ' hidden' },
  { test: 'no-script', file: 'src/components/site-header.tsx', breaks: 'without script, both dropdowns stay open', from: '<details name="nav"', to: '<details' },

  { test: 'faults', file: 'src/client.ts', breaks: 'a broken widget takes the others down', from: '    console.error(`The widget', to: '    throw error;\n    console.error(`The widget' },
  { test: 'faults', file: 'src/client.ts', breaks: 'a broken widget is not named', from: '"${name}" did not', to: 'did not' },
  { test: 'faults', file: 'src/components/review-card.css', breaks: 'with the script blocked, the rest of a review never comes', from: 'animation: review-card-unfold 0s 4s forwards;', to: '' },
  { test: 'faults', file: 'src/analytics.client.ts', breaks: 'a missing analytics script is an error on the page', from: '  view();\n', to: "  view();\n  document.head.lastElementChild!.addEventListener('error', () => document.body.append('Analytics failed'));\n" },
  { test: 'faults', file: client('coupon-date'), breaks: 'a clock from before 2000 prints a wrong date', from: 'couponExpiry(zonedTime(new Date(), zone))', to: 'couponExpiry(zonedTime(new Date(), zone)).replace(/70$/, "")' },

  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'clicks are not reported', from: "document.addEventListener('click', report, true);", to: '' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'clicks are reported twice', from: "document.addEventListener('click', report, true);", to: "for (const one of [report, (event: Event) => report(event)]) document.addEventListener('click', one, true);" },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'middle clicks are not told', from: 'event.button === 1 && report(event)', to: 'undefined' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'right clicks are told', from: 'event.button === 1 && report(event)', to: 'report(event)' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'a script that stops clicks hides them', from: "document.addEventListener('click', report, true)", to: "document.addEventListener('click', report)" },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'the way out waits for analytics', from: 'function report({ target }: Event): void {\n', to: 'function report(event: Event): void {\n  const { target } = event;\n  event.preventDefault();\n' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'what happens before the loader comes is lost', from: '  view();\n', to: '  view();\n  (window as { vaq?: unknown[] }).vaq = [];\n' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'the route is the path', from: 'pageview({ route,', to: 'pageview({ route: location.pathname,' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'a page out of the back/forward cache is no view', from: 'event.persisted && view()', to: 'undefined' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'every page is two views', from: 'event.persisted && view()', to: 'view()' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'a page rendered ahead is a view', from: '.prerendering)', to: '.prerendering && false)' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'privacy signals are ignored', from: 'return !!globalPrivacyControl', to: 'return false && !!globalPrivacyControl' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'content cannot have privacy signals ignored', from: 'honorPrivacy !== undefined &&', to: '' },
  { test: 'analytics', file: 'src/analytics.client.ts', breaks: 'off counts all the same', from: "analytics !== 'vercel' || ", to: '' },
  { test: 'analytics', file: 'src/components/counted-link.tsx', breaks: 'off leaves events in the pages', from: 'counting ? event : undefined', to: 'counting ? event : event' },

  { test: 'hydration', file: 'src/components/review-card.css', breaks: 'reviews fold up when the script starts', from: '@media (scripting: enabled)', to: '@media not all' },
  { test: 'hydration', file: 'src/components/print-button.css', breaks: 'the print button takes its room when the script starts', from: 'visibility: hidden', to: 'display: none' },
];

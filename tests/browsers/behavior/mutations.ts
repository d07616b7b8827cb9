/** One way to break the site on purpose: text of one file, what replaces it, and the suite or test file that must fail. */
export type Mutation = { breaks: string; file: string; from: string; to: string; test: string };

type Break = [breaks: string, from: string, to: string];

/** Every promise of this folder, broken once: test → file (without a folder: of `src/components`) → what breaks, and how. */
const BREAKS: Record<string, Record<string, Break[]>> = {
  menu: {
    'menu.client.ts': [
      ['the menu button never says that the menu is open', "mark(newState === 'open')", 'mark(false)'],
      ['a link leaves the menu open', '  onLinkClick(root, close);\n', ''],
      ['focus and taps outside leave the menu open', '  onLeave((target) => root.contains(target) || opener.contains(target), close);\n', ''],
      ['a window that grows leaves the menu open', 'if (isOpen && !opener.offsetWidth) close();', ''],
      ['the focus stays behind the open menu', '      if (isOpen) enter();\n', ''],
      ['without popovers, Escape does nothing', '  onEscape(() => {\n    if (!isOpen) return;', '  onEscape(() => {\n    return;'],
      ['without popovers, the menu starts open', '  root.hidden = true;\n', ''],
    ],
    'mobile-menu.tsx': [['Escape leaves the menu open', 'popover="auto"', 'popover="manual"']],
    'mobile-menu.css': [
      ['the page scrolls behind the menu', '  overflow: hidden;', '  overflow: visible;'],
      ['the page behind the menu loses its height', '  contain-intrinsic-size: auto none;\n', ''],
    ],
  },
  accordion: {
    'accordion.client.ts': [
      ['without names of details, several answers stay open', 'if (other !== item) other.open = false;', 'void other;'],
      ['an address that names an answer opens nothing', '  openNamed();\n', ''],
      ['an address that changes opens nothing', 'const named = openNamed();', 'const named = root;'],
      ['the opened answer is left off the screen', 'named?.scrollIntoView()', 'scrollTo(0, 0)'],
      ['an open answer cannot be closed', "addEventListener('click', () => closeOthers(item))", "addEventListener('click', () => (item.open = false))"],
    ],
  },
  dropdowns: {
    'dropdown.client.ts': [
      ['Escape leaves a dropdown open', '    if (!dropdown.open) return;\n    close();', '    if (!dropdown.open) return;'],
      ['Escape loses the focus', "    root.querySelector('summary')?.focus();\n", ''],
      ['clicks and focus outside leave a dropdown open', '  onLeave((target) => root.contains(target), close);\n', ''],
      ['a link within the page leaves a dropdown open', '  onLinkClick(root, close);\n', ''],
      ['a dropdown opens when the mouse rests on it', '  onLinkClick(root, close);\n', "  onLinkClick(root, close);\n  root.addEventListener('mouseenter', () => (dropdown.open = true));\n"],
    ],
    'dismiss.client.ts': [['a click beside the links closes a dropdown', 'if (target instanceof Node && !isInside(target)) leave();', "if (target instanceof Element && !target.closest('a, summary')) leave();"]],
  },
  'read-more': {
    'read-more.client.ts': [
      ['three dots instead of an ellipsis', "'…'", "'...'"],
      ['the button never says that the review is open', "    button.setAttribute('aria-expanded', `${expanded}`);\n", ''],
      ['the button keeps its label', 'label.textContent = expanded ? less : more;', ''],
      ['a review opens and does not close', 'show(!!rest.hidden)', 'show(true)'],
      ['one button opens all', 'rest.hidden = !expanded;', "for (const one of document.querySelectorAll<HTMLElement>('.review-card-rest')) one.hidden = !expanded;"],
    ],
    'src/rules/excerpt.ts': [['reviews are cut at 24 words', 'words = 25', 'words = 24']],
    'review-card.tsx': [['the button does not say whose review it opens', 'fill(labels.reviewedBy, { name: review.name })', "''"]],
  },
  dates: {
    'coupon-date.client.ts': [['the month is the visitor’s, not the shop’s', 'zonedTime(new Date(), zone)', 'zonedTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)']],
    'src/rules/coupon-expiry.ts': [['coupons run to the 1st of this month', 'date.month + 1', 'date.month']],
    'every-minute.client.ts': [
      ['a page shown again keeps its old date', "  addEventListener('pageshow', show);\n", ''],
      ['a page left open never looks at the clock again', '    setTimeout(tick, MINUTE - (Date.now() % MINUTE));\n', ''],
    ],
    'open-now.client.ts': [['the hours are the visitor’s, not the shop’s', 'zonedTime(new Date(), zone)', 'zonedTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)']],
    'src/rules/hours.ts': [
      ['the shop is open for one more minute', '(time) => time <= now.minute)', '(time) => time < now.minute)'],
      ['holidays are forgotten', 'return hours.exceptions[isoDay(day)] ?? hours', 'return hours'],
    ],
    'src/rules/zoned-time.ts': [
      ['in newer browsers, noon is midnight', 'minute: hour * 60', 'minute: (hour % 12) * 60'],
      ['in older browsers, noon is midnight', '(hour % 24) * 60', '(hour % 12) * 60'],
    ],
  },
  'page-tools': {
    'print.client.ts': [['the print button does nothing', 'print()', 'undefined']],
    'map.client.ts': [
      ['the map has no title', 'title, allowFullscreen', 'allowFullscreen'],
      ['the map does not load lazily', "loading: 'lazy', title", 'title'],
      ['the map loads unasked', "  button.addEventListener('click', () => {", "  button.addEventListener('click', () => undefined);\n  queueMicrotask(() => {"],
    ],
    'call-bar.css': [
      ['the call bar does not stay in sight', 'position: fixed;', 'position: static;'],
      ['the call bar covers a low window', '    position: static;', '    position: fixed;'],
      ['the call bar is on wide screens too', '    display: none;\n', ''],
    ],
    'site-footer.css': [['the call bar hides the end of the page', 'padding-bottom: calc(4.25rem', 'padding-bottom: calc(0rem']],
    'missing-path.client.ts': [['the not-found page keeps the path to itself', '${location.pathname}', 'some address']],
  },
  'review-redirect': {
    'templates/redirect.tsx': [['Back runs into /review again', 'location.replace(${', "history.pushState(null, '', '#'); location.replace(${"]],
  },
  'no-script': {
    'templates/redirect.tsx': [['without script, /review stays', 'content={`0; url=', 'content={`600; url=']],
    'review-card.css': [['without script, the rest of a review is hidden', '@media (scripting: enabled)', '@media all']],
    'print-button.css': [['without script, there is a print button', 'visibility: hidden', 'visibility: visible']],
    'service-area.css': [['without script, there is a button for the map', 'visibility: hidden', 'visibility: visible']],
    'mobile-menu.tsx': [['without script, the menu does not open', ' popover="auto"', ' hidden']],
    'coupon-ticket.tsx': [['without script, a coupon does not close', ' popoverTarget={id} popoverTargetAction="hide"', '']],
    'coupon-card.tsx': [['without script, a coupon does not open', ' popoverTarget={ticketId(coupon)}', '']],
    'sticker-months.css': [
      ['without script, there are months to press', '@media (scripting: none) {\n  .sticker-months {\n    display: none;', '@media (scripting: none) {\n  .sticker-months {\n    visibility: visible;'],
    ],
    'driveway.css': [
      [
        'without script, there are items to tick',
        '@media (scripting: none) {\n  .driveway :is(.driveway-bar, th button) {\n    display: none;',
        '@media (scripting: none) {\n  .driveway :is(.driveway-bar, th button) {\n    visibility: visible;',
      ],
    ],
    'emissions-walk.tsx': [['without script, two answers about emissions stay open', '<details name={`emissions-${name}`}>', '<details key={name}>']],
    'call-bar.css': [['without script, e-mail takes the place of the call', '.call-bar a.call-bar-mail {\n  display: none;', '.call-bar a.call-bar-mail {\n  display: flex;']],
  },
  'site/site': {
    'faq-list.tsx': [['without script, several answers stay open', ' name="faq"', '']],
    'mobile-menu.tsx': [['without script, both sections of the menu stay open', '<details name="menu">\n          <summary>{labels.services}', '<details>\n          <summary>{labels.services}']],
    'site-header.tsx': [
      ['without script, both dropdowns stay open', '<details name="nav" data-widget="dropdown">\n            <summary>{labels.services}', '<details data-widget="dropdown">\n            <summary>{labels.services}'],
    ],
    'complaints.tsx': [['without script, a complaint leads to all answers', 'href={`${page.path}#${id}`}', 'href={page.path}']],
    'hero.tsx': [['without script, the numbers on the car lead nowhere', 'href={context.services[number - 1]!.path} tabIndex', 'tabIndex']],
  },
  faults: {
    'src/client.ts': [
      ['a broken widget takes the others down', '    console.error(`The widget', '    throw error;\n    console.error(`The widget'],
      ['a broken widget is not named', '"${name}" did not', 'did not'],
    ],
    'review-card.css': [['with the script blocked, the rest of a review never comes', 'animation: review-card-unfold 0s 4s forwards;', '']],
    'src/analytics.client.ts': [
      ['a missing analytics script is an error on the page', '  view();\n', "  view();\n  document.head.lastElementChild!.addEventListener('error', () => document.body.append('Analytics failed'));\n"],
    ],
    'coupon-date.client.ts': [['a clock from before 2000 prints a wrong date', 'couponExpiry(zonedTime(new Date(), zone))', 'couponExpiry(zonedTime(new Date(), zone)).replace(/70$/, "")']],
  },
  analytics: {
    'src/analytics.client.ts': [
      ['clicks are not reported', "document.addEventListener('click', report, true);", ''],
      ['clicks are reported twice', "document.addEventListener('click', report, true);", "for (const one of [report, (event: Event) => report(event)]) document.addEventListener('click', one, true);"],
      ['middle clicks are not reported', 'event.button === 1 && report(event)', 'undefined'],
      ['right clicks are reported', 'event.button === 1 && report(event)', 'report(event)'],
      ['a script that stops clicks hides them', "document.addEventListener('click', report, true)", "document.addEventListener('click', report)"],
      ['the way out waits for analytics', 'function report({ target }: Event): void {\n', 'function report(event: Event): void {\n  const { target } = event;\n  event.preventDefault();\n'],
      ['what happens before the loader comes is lost', '  view();\n', '  view();\n  (window as { vaq?: unknown[] }).vaq = [];\n'],
      ['the route is the path', 'pageview({ route,', 'pageview({ route: location.pathname,'],
      ['a page out of the back/forward cache is no view', 'event.persisted && view()', 'undefined'],
      ['every page is two views', 'event.persisted && view()', 'view()'],
      ['a page rendered ahead is a view', '.prerendering)', '.prerendering && false)'],
      ['privacy signals are ignored', 'return !!globalPrivacyControl', 'return false && !!globalPrivacyControl'],
      ['content cannot have privacy signals ignored', 'honorPrivacy !== undefined &&', ''],
      ['off counts all the same', "analytics !== 'vercel' || ", ''],
    ],
  },
  'pages/switches': {
    'counted-link.tsx': [['off leaves events in the pages', 'counting ? event : undefined', 'counting ? event : event']],
  },
  hydration: {
    'review-card.css': [['reviews fold up when the script starts', '@media (scripting: enabled)', '@media not all']],
    'print-button.css': [['the print button takes its room when the script starts', 'visibility: hidden', 'display: none']],
  },
  'car-touch': {
    'car.client.ts': [
      ['the first tap on a part leaves the page', '    event.preventDefault();\n', ''],
      ['the second tap on a part goes nowhere', ' || sign.querySelector(`.${number}`)', ''],
      ['a tapped part is not lit', '    lightParts(root);\n', ''],
      ['the sign does not say whether the shop is open', "    link.append(document.querySelector('.call-bar .open-now')!.cloneNode(true));\n", ''],
      ['an open answer covers the sign', "    root.querySelector<HTMLElement>('.complaint-list-card button')?.click();\n", ''],
      ['a mouse needs two clicks', "byTouch = pointerType !== 'mouse'", 'byTouch = true'],
    ],
    'hero.css': [
      ['the numbers are small for a thumb', 'stroke-width: 37;', 'stroke-width: 5;'],
      ['a tap also lights what it touches as if a mouse hovered over it', '@media not all and (pointer: coarse)', '@media all'],
    ],
    'light-parts.client.ts': [['parts stay lit', "  for (const one of hero.querySelectorAll('.lit')) one.classList.remove('lit');\n", '']],
    'complaint-card.lazy.client.ts': [
      ['the sign stays under an answer', "  if (link) hero.querySelector('.hero-sign')!.replaceChildren();\n", ''],
      ['the answer covers the lit car', "if (isSheet) hero.querySelector('.hero-car')!.scrollIntoView({ behavior });", 'if (isSheet) void behavior;'],
    ],
  },
  car: {
    'hero.css': [
      ['the mouse does not light the third part', '.hero:has(.n3:is(:hover, :focus-visible)) .n3', '.hero:has(.n3:focus-visible) .n3'],
      ['the focus does not light the eighth part', '.hero:has(.n8:is(:hover, :focus-visible)) .n8', '.hero:has(.n8:hover) .n8'],
    ],
    'complaint-card.lazy.client.ts': [
      ['a complaint lights no part', '  lightParts(hero);\n', ''],
      ['a complaint does not say that it is open', "    one.setAttribute('aria-expanded', `${one === link}`);\n", ''],
      ['Escape leaves an answer open', "if (key === 'Escape') leave();", 'void key;'],
      ['the button of an answer does nothing', "type: 'button', onclick: leave", "type: 'button'"],
      ['a closed answer loses the focus', 'if (hadFocus) opener?.focus();', 'void hadFocus;'],
      ['an answer opens without the focus', '  dialog.focus({ preventScroll: true });\n', ''],
      ['the e-mail goes on naming a complaint that was closed', "  endMail('');\n", ''],
      ['an answer has no call button', '.slice(0, 1)', '.slice(0, 0)'],
      ['an answer that arrives late opens after it was closed', 'if (wanted === link) open', 'open'],
      ['a failure ahead of the click is never made good', '    page = undefined;\n', ''],
      ['closing an answer loses the rest of the address', 'location.pathname + location.search', 'location.pathname'],
      ['closing an answer leaves it in the address', "  history.replaceState(null, '', location.pathname + location.search);\n", ''],
    ],
    'complaints.client.ts': [
      ['Back leaves an answer open', "  addEventListener('popstate', show);\n", ''],
      ['an address that names a complaint opens nothing', "  addEventListener('popstate', show);\n  show();\n", "  addEventListener('popstate', show);\n"],
      ['each answer is a step of history', "if (history.state === 'complaint') history.replaceState", 'if (history.length < 0) history.replaceState'],
      ['without the second script, a complaint does nothing', '.catch(() => link && location.replace(link.href))', '.catch(() => {})'],
      ['answers are fetched only after the click', "  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, prepare, { once: true });\n", '  void prepare;\n'],
      ['a complaint opens in no new tab', ' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey', ''],
    ],
  },
  tools: {
    'call-bar.css': [
      ['while the shop is closed, no e-mail is offered', ".call-bar a.call-bar-mail:has([data-state='closed'])", '.call-bar a.call-bar-mail:has(.never)'],
      ['while the shop is closed, the call is offered all the same', ".call-bar a:first-child:has([data-state='closed'])", '.call-bar a:first-child:has(.never)'],
    ],
    'every-minute.client.ts': [['the call does not come back when the shop opens', '    setTimeout(tick, MINUTE - (Date.now() % MINUTE));\n', '']],
    'call-bar.tsx': [
      ['the e-mail does not name the make', 'value: topic.make', 'value: undefined'],
      ['the e-mail does not name the service', '...(topic.service ? ', '...(topic.make ? '],
    ],
    'tool.client.ts': [
      ['the first click on a tool is lost', "    if (started) (target as Element).closest('button')?.click();\n", '    void target;\n'],
      ['a tool that could not be loaded is dead', '        loading = undefined;\n', ''],
      ['a tool starts only with a click', "for (const touch of ['pointerover', 'focusin']) root.addEventListener(touch, load);", ''],
    ],
    'sticker-months.lazy.client.ts': [
      ['the pressed month does not look pressed', '    for (const key of keys) key.ariaPressed = String(key === pressed);\n', '    void keys;\n'],
      ['the months are the visitor’s, not the shop’s', 'zonedTime(now, zone)', 'zonedTime(now, zone && Intl.DateTimeFormat().resolvedOptions().timeZone)'],
      ['one day left is some days left', 'daysLeft > 1 ?', 'daysLeft > 0 ?'],
      ['the last day does not say that it is the last', ': daysLeft ? texts.oneDayLeft : texts.lastDay', ': texts.oneDayLeft'],
      ['a sticker is not told from one that ran out a year ago', 'year: lastDay.year - 1', 'year: lastDay.year'],
      ['the month has no calendar entry', '    root.append(link);\n', ''],
      ['the calendar entry of another month stays', '    link.href = calendarHref(', '    link.href ||= calendarHref('],
    ],
    'recheck.lazy.client.ts': [
      ['the days are the visitor’s, not the shop’s', 'zonedTime(now, zone)', 'zonedTime(now, zone && Intl.DateTimeFormat().resolvedOptions().timeZone)'],
      ['a closed last day is called open', 'daysBetween(visit.day, lastDay) ? texts.closed', 'texts.closed === texts.open ? texts.closed'],
      ['an open last day is called closed', 'daysBetween(visit.day, lastDay) ? texts.closed', 'texts.closed ? texts.closed'],
      ['the entry is for the last day, open or not', 'from: visit.day, to: visit.day', 'from: lastDay, to: lastDay'],
      ['after midnight the day is yesterday’s', 'if (answer.textContent !== text)', "if (answer.textContent === '')"],
    ],
    'driveway.lazy.client.ts': [
      ['an item cannot be unticked', 'String(!isTicked(button))', "'true'"],
      ['ticked items are not counted', '    count.textContent = root', '    void root'],
      ['a ticked item stays on the list of fixes', 'item.hidden = ticked.some', 'item.hidden = !ticked.every'],
      ['an empty list of fixes keeps its heading', '    fixes.hidden = [...items].every(({ hidden }) => hidden);\n', ''],
      ['ticks are stored', '    const ticked = buttons', "    localStorage.setItem('ticked', button.value);\n    const ticked = buttons"],
    ],
    'print.client.ts': [
      ['the button for a part prints the page', "    part?.setAttribute('data-printed', '');\n", ''],
      ['after a part, the page prints no more', "    addEventListener('afterprint', () => part?.removeAttribute('data-printed'), { once: true });\n", ''],
    ],
    'emissions-walk.lazy.client.ts': [
      ['the model years are those of the build', 'text.textContent = String(year - +text.dataset.back!)', 'void year'],
      ['the year is the visitor’s, not the shop’s', 'openingData().zone', 'openingData() && Intl.DateTimeFormat().resolvedOptions().timeZone'],
    ],
    'coupon-ticket.tsx': [
      ['Escape leaves a coupon on the screen', 'popover="auto"', 'popover="manual"'],
      ['a shared coupon leads to all coupons', '/coupons#${coupon.id}', '/coupons'],
    ],
    'coupon-ticket.css': [['a coupon does not fill the screen', '  height: 100%;', '  height: fit-content;']],
    'coupon-ticket.lazy.client.ts': [
      ['a coupon cannot be shared', 'button.hidden = !navigator.share', 'void navigator.share'],
      ['a coupon offers to be shared where it cannot be', 'button.hidden = !navigator.share', 'button.hidden = !!navigator.share && false'],
      ['not sharing after all is an error', '.catch(() => {})', ''],
    ],
  },
  'face/print': {
    'src/styles/print.css': [
      ['a part prints with the page around it', 'body:has([data-printed]) :not(:has([data-printed])', 'body:has([data-printed]) p:not(:has([data-printed])'],
      ['the ticks are not printed', "  content: '\\2713';\n", ''],
      ['the tread measure is squeezed to the sheet', '  flex: none;\n  max-width: none;', '  width: 50%;'],
      ['the sheet for the driveway does not name the shop', '[data-printed] .printed-address {\n  display: block;', '[data-printed] .printed-address {\n  display: none;'],
      ['printed coupons do not say where the shop is', '.coupon-card-terms .coupon-card-print {\n  display: block;', '.coupon-card-terms .coupon-card-print {\n  display: none;'],
    ],
  },
};

/** try-mutations.ts tries them. */
export const MUTATIONS: Mutation[] = Object.entries(BREAKS).flatMap(([test, files]) =>
  Object.entries(files).flatMap(([file, breaks]) => breaks.map(([what, from, to]) => ({ breaks: what, file: file.includes('/') ? file : `src/components/${file}`, from, to, test }))),
);

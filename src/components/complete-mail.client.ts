/**
 * Completes the e-mail that the bar and the buttons offer while the shop is closed. Its last line is for the complaint, and
 * questions come below. Without a complaint it names the part that was tapped.
 */
export function completeMail(lines: string[] = tappedPart()): void {
  const mail = document.querySelector<HTMLAnchorElement>('.call-bar-mail')!;
  mail.dataset.empty ??= mail.href;
  mail.href = mail.dataset.empty + encodeURIComponent(lines.join('\r\n'));
  for (const button of document.querySelectorAll<HTMLAnchorElement>('[data-tel]'))
    button.href = mail.href;
}

/** The sign on the road keeps the part of a tap. A link that only passes has no address or no tab stop. */
function tappedPart(): string[] {
  const name = document.querySelector('.hero-sign [href]:not([tabindex]) .hero-callout-name');
  return name ? [`(${name.textContent})`] : [];
}

/** Labels that promise something to customers, with what to ask before they stay. */
const PROMISES: Record<string, string> = {
  townLine: 'This says which towns are near you.',
  nearMeParagraph:
    'This says that you find a time for everyone who calls, and that you are no dealer.',
};

/**
 * The labels of this shop for another one: those that promise something are marked as unconfirmed.
 * Throws if one is not there.
 */
export function labelsOfNewShop(labels: string): string {
  return Object.entries(PROMISES).reduce((text, [name, why]) => {
    const field = new RegExp(`^( *)${name}:`, 'm');
    if (!field.test(text))
      throw new Error(`labels.yaml has no ${name}, which new-shop marks as unconfirmed.`);
    return text.replace(
      field,
      (found, indent: string) =>
        `${indent}# Unconfirmed: ${why} Keep it only if it is true.\n${found}`,
    );
  }, labels);
}

/** Labels that promise something to customers, with a note for whoever must confirm them. */
const PROMISES: Record<string, string> = {
  townLine: 'This says which towns are near you.',
  nearMeParagraph:
    'This says that you find a time for everyone who calls, and that you are no dealer.',
};

const IF_TRUE = 'Keep it only if it is true.';

/**
 * Adapts this shop's labels for another shop: marks promises, and what is only true in this shop's
 * state, as unconfirmed. Throws an Error if a promise is missing.
 */
export function labelsOfNewShop(shopLabels: string): string {
  const labels = shopLabels.replace(/# (Only true in .+)/g, `# Unconfirmed: $1 ${IF_TRUE}`);
  return Object.entries(PROMISES).reduce((text, [name, why]) => {
    const field = new RegExp(`^( *)${name}:`, 'm');
    if (!field.test(text))
      throw new Error(`labels.yaml has no ${name}, which new-shop marks as unconfirmed.`);
    return text.replace(
      field,
      (found, indent: string) => `${indent}# Unconfirmed: ${why} ${IF_TRUE}\n${found}`,
    );
  }, labels);
}

/** Every selector of a style sheet, also inside @media and similar rules, but not the steps of keyframes. */
export function selectorsOf(css: string): string[] {
  return blocks(css.replace(/\/\*[^]*?\*\//g, '')).flatMap(({ head, body }) => {
    if (/^@(media|supports|container|layer|starting-style)\b/.test(head)) return selectorsOf(body);
    return head.startsWith('@') ? [] : split(head);
  });
}

function blocks(css: string): { head: string; body: string }[] {
  const found: { head: string; body: string }[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{' && depth++ === 0) open = i;
    if (css[i] === '}' && --depth === 0) {
      found.push({
        head: css
          .slice(start, open)
          .replace(/^[^]*;/, '')
          .trim()
          .replace(/\s+/g, ' '),
        body: css.slice(open + 1, i),
      });
      start = i + 1;
    }
  }
  return found;
}

/** Splits a list of selectors at commas outside parentheses. */
function split(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((selector) => selector.trim());
}

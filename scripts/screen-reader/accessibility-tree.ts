import type { CDPSession, Page } from 'playwright-core';

/** A node of the accessibility tree; children are in reading order. */
export type SpokenNode = {
  role: string;
  name: string;
  /** What an input holds, and the hints and mistakes that it is tied to. */
  value?: string;
  description?: string;
  /** For example expanded, focused, level. */
  states: Record<string, unknown>;
  /** Whether it is marked as the current page. */
  isCurrent: boolean;
  children: SpokenNode[];
};

/**
 * The accessibility tree that Chromium makes for a page, or for one part of it. We do not use Playwright's ariaSnapshot: in November
 * 2026, it showed the summary of an answer as plain text, and not whether the answer was open.
 */
export async function accessibilityTree(page: Page, selector = 'html'): Promise<SpokenNode> {
  const session = await page.context().newCDPSession(page);
  try {
    return await read(session, selector);
  } finally {
    await session.detach();
  }
}

async function read(session: CDPSession, selector: string): Promise<SpokenNode> {
  await session.send('Accessibility.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const elementsOf = async (selector: string): Promise<(number | undefined)[]> => {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    return Promise.all(
      nodeIds.map(
        async (nodeId) => (await session.send('DOM.describeNode', { nodeId })).node.backendNodeId,
      ),
    );
  };
  const current = await elementsOf('[aria-current=page]');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  // An ignored node is left out, but its children are kept.
  const spokenNodes = (node: (typeof nodes)[number]): SpokenNode[] => {
    const children = (node.childIds ?? []).flatMap((id) => spokenNodes(byId.get(id)!));
    if (node.ignored) return children;
    const states = Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    const [role, name] = [String(node.role?.value), String(node.name?.value ?? '')];
    const [value, description] = [node.value, node.description].map(
      (one) => one && String(one.value),
    );
    return [
      {
        role,
        name,
        value,
        description,
        states,
        isCurrent: current.includes(node.backendDOMNodeId ?? 0),
        children,
      },
    ];
  };
  const [element] = await elementsOf(selector);
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === element);
  if (start === undefined) throw new Error(`The accessibility tree has no node for ${selector}.`);
  const parts = spokenNodes(start);
  return parts.length === 1
    ? parts[0]!
    : { role: 'generic', name: '', states: {}, isCurrent: false, children: parts };
}

import type { CDPSession, Page } from 'playwright-core';

/** A node of the accessibility tree; children are in reading order. */
export type SpokenNode = {
  role: string;
  name: string;
  /** For example expanded, focused, level. */
  states: Record<string, unknown>;
  /** The attributes of the node's element; empty for text. */
  attributes: Record<string, string>;
  children: SpokenNode[];
};

type DomNode = { nodeId: number; backendNodeId: number; attributes?: string[]; children?: DomNode[] };

/**
 * The accessibility tree that Chromium makes for a page, or for one part of it. Playwright's ariaSnapshot, tried in November 2026, shows the
 * summary of an answer as plain text, and not whether it is expanded or collapsed.
 */
export async function accessibilityTree(page: Page, selector?: string): Promise<SpokenNode> {
  const session = await page.context().newCDPSession(page);
  try {
    return await read(session, selector);
  } finally {
    await session.detach();
  }
}

async function read(session: CDPSession, selector?: string): Promise<SpokenNode> {
  await session.send('Accessibility.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const elements = elementsOf(root);
  const attributes = new Map(elements.map((element) => [element.backendNodeId, attributesOf(element)]));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  // An ignored node is left out, but its children are kept.
  const spokenNodes = (node: (typeof nodes)[number]): SpokenNode[] => {
    const children = (node.childIds ?? []).flatMap((id) => spokenNodes(byId.get(id)!));
    if (node.ignored) return children;
    const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
    const [role, name] = [String(node.role?.value), String(node.name?.value ?? '')];
    return [{ role, name, states, attributes: attributes.get(node.backendDOMNodeId ?? 0) ?? {}, children }];
  };
  let start = nodes[0];
  if (selector !== undefined) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const element = elements.find((one) => one.nodeId === nodeId);
    start = nodes.find(({ backendDOMNodeId }) => element?.backendNodeId === backendDOMNodeId);
  }
  if (start === undefined) throw new Error(`The accessibility tree has no node for ${selector}.`);
  const parts = spokenNodes(start);
  return parts.length === 1 ? parts[0]! : { role: 'generic', name: '', states: {}, attributes: {}, children: parts };
}

const elementsOf = (node: DomNode): DomNode[] => [node, ...(node.children ?? []).flatMap(elementsOf)];

/** The browser lists names and values in turn. */
const attributesOf = ({ attributes = [] }: DomNode): Record<string, string> =>
  Object.fromEntries(attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1]!]] : [])));

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

type Value = { value?: unknown };
type AxNode = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};
type DomNode = { backendNodeId: number; attributes?: string[]; children?: DomNode[] };

/** The accessibility tree that Chromium makes for a page, or for one part of it. */
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
  const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as unknown as { root: DomNode & { nodeId: number } };
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  const attributes = attributesByNode(root);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  // An ignored node is left out, but its children are kept.
  const spokenNodes = (node: AxNode): SpokenNode[] => {
    const children = (node.childIds ?? []).flatMap((id) => spokenNodes(byId.get(id)!));
    if (node.ignored) return children;
    const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
    return [
      {
        role: String(node.role?.value),
        name: String(node.name?.value ?? ''),
        states,
        attributes: attributes.get(node.backendDOMNodeId ?? 0) ?? {},
        children,
      },
    ];
  };
  const start =
    selector === undefined ? nodes[0]! : nodeOf(nodes, await backendId(session, (root as { nodeId: number }).nodeId, selector), selector);
  const parts = spokenNodes(start);
  return parts.length === 1 ? parts[0]! : { role: 'generic', name: '', states: {}, attributes: {}, children: parts };
}

async function backendId(session: CDPSession, root: number, selector: string): Promise<number> {
  const { nodeId } = (await session.send('DOM.querySelector', { nodeId: root, selector })) as { nodeId: number };
  if (nodeId === 0) throw new Error(`There is no ${selector} on the page.`);
  const { node } = (await session.send('DOM.describeNode', { nodeId })) as unknown as { node: DomNode };
  return node.backendNodeId;
}

function nodeOf(nodes: AxNode[], id: number, selector: string): AxNode {
  const node = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === id);
  if (node === undefined) throw new Error(`The accessibility tree has no node for ${selector}.`);
  return node;
}

function attributesByNode(root: DomNode): Map<number, Record<string, string>> {
  const found = new Map<number, Record<string, string>>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: DomNode): void => {
    found.set(
      backendNodeId,
      Object.fromEntries(attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1]!]] : []))),
    );
    children.forEach(visit);
  };
  visit(root);
  return found;
}

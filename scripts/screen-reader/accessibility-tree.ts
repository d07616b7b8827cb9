import type { CDPSession, Page } from 'playwright-core';

/** One thing that the browser tells assistive technology about, in reading order. */
export type Told = {
  role: string;
  name: string;
  /** Such as expanded, focused, level. */
  states: Record<string, unknown>;
  /** Its element's attributes; text has none. */
  attributes: Record<string, string>;
  children: Told[];
};

type Value = { value?: unknown };
type AxNode = { nodeId: string; ignored: boolean; role?: Value; name?: Value; properties?: { name: string; value: Value }[]; childIds?: string[]; backendDOMNodeId?: number };
type DomNode = { backendNodeId: number; attributes?: string[]; children?: DomNode[] };

/** What Chromium itself tells assistive technology about a page, or about one part of it. */
export async function accessibilityTree(page: Page, selector?: string): Promise<Told> {
  const session = await page.context().newCDPSession(page);
  try {
    return await read(session, selector);
  } finally {
    await session.detach();
  }
}

async function read(session: CDPSession, selector?: string): Promise<Told> {
  await session.send('Accessibility.enable');
  const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as unknown as { root: DomNode & { nodeId: number } };
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  const attributes = attributesByNode(root);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  // What is ignored is not told of, but what stands in it is.
  const told = (node: AxNode): Told[] => {
    const children = (node.childIds ?? []).flatMap((id) => told(byId.get(id)!));
    if (node.ignored) return children;
    const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
    return [{ role: String(node.role?.value), name: String(node.name?.value ?? ''), states, attributes: attributes.get(node.backendDOMNodeId ?? 0) ?? {}, children }];
  };
  const start = selector === undefined ? nodes[0]! : nodeOf(nodes, await backendId(session, (root as { nodeId: number }).nodeId, selector), selector);
  const parts = told(start);
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
  if (node === undefined) throw new Error(`Screen readers are told nothing of ${selector}.`);
  return node;
}

function attributesByNode(root: DomNode): Map<number, Record<string, string>> {
  const found = new Map<number, Record<string, string>>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: DomNode): void => {
    found.set(backendNodeId, Object.fromEntries(attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1]!]] : []))));
    children.forEach(visit);
  };
  visit(root);
  return found;
}

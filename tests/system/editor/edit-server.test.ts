import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LanAccess } from '../../../src/editor/lan-access.ts';
import { editorExtension } from '../../../src/editor/editor-extension.ts';
import { editorScript } from '../../../src/editor/editor-script.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { ask, type Asked } from '../../support/ask.ts';
import { scratchProject } from '../../support/project.ts';
import { contentsOf } from '../../support/scratch.ts';
import { startDevServer } from '../../support/start-dev-server.ts';
import { EDITOR_OPTIONS, workshopCopy } from '../../support/workshop.ts';

async function startEditor(lan?: LanAccess) {
  const { root, edit, options } = workshopCopy();
  const { url, port, report } = await startDevServer({
    ...options,
    site: workshopSite,
    hostnames: lan && new Set(['127.0.0.1', '192.168.1.9']),
    extend: (site) =>
      editorExtension(site, { ...options, ...EDITOR_OPTIONS, lan, script: async () => '' }),
  });
  const send = async (path: string, sent: Asked = {}) => {
    const { body, ...answer } = await ask(url, { ...sent, path });
    return { ...answer, text: String(body) };
  };
  const content = () => contentsOf(join(root, 'content'));
  return { send, content, port, edit, report };
}

async function startAsking() {
  const editor = await startEditor();
  const token = /data-token="([^"]+)"/.exec((await editor.send('/')).text)![1]!;
  const post = async (name: string, input: object) => {
    const { status, text } = await editor.send(`/__edit/${name}`, {
      method: 'POST',
      headers: { 'x-edit-token': token },
      body: JSON.stringify(input),
    });
    return {
      status,
      answer: (status === 200 ? JSON.parse(text) : text) as Record<string, unknown>,
    };
  };
  return { ...editor, token, post };
}

test('the editor writes only for its own pages, only inside its content, and only what it may take', async () => {
  const { send, content, token, port, post } = await startAsking();
  const before = content();
  const { revision } = (await post('form', { file: 'workshop.yaml' })).answer;
  const change = { kind: 'set', path: ['phone'], value: '+3161234567' };
  const body = JSON.stringify({ file: 'workshop.yaml', revision, change });
  const asked = (headers: Record<string, string>, method = 'POST') =>
    send('/__edit/change', { method, headers, ...(method === 'GET' ? {} : { body }) });
  const right = { 'x-edit-token': token };
  const answers = await Promise.all([
    asked({}),
    asked({ 'x-edit-token': 'x'.repeat(token.length) }),
    asked({ ...right, origin: 'https://evil.example' }),
    asked({ ...right, host: `evil.example:${port}` }),
    asked(right, 'GET'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([405, 405, 403, 403, 404]);

  const refused = async (name: string, input: object, says: string): Promise<void> =>
    expect(await post(name, input)).toMatchObject({
      status: 422,
      answer: expect.stringContaining(says),
    });
  const photo = { keptPoint: { x: 0.5, y: 0.5 }, altText: '' };
  await refused('put-photo', { ...photo, slot: '../hero', data: '' }, 'no place');
  const script = btoa('<svg onload="alert(1)"/>');
  await refused('put-photo', { ...photo, slot: 'hero', data: script }, 'not a picture');
  expect(content()).toEqual(before);
  expect((await asked(right)).status).toBe(200);
  expect(content()).not.toEqual(before);
});

test('a file that another program broke is named, with the two ways out', async () => {
  const { post, edit, report, send } = await startAsking();
  edit('content/workshop.yaml', 'phone: ', 'phone: "');
  report('content/workshop.yaml');
  expect((await send('/')).text).toContain('/__edit/script.js');
  const says = expect.stringMatching(/your developer.* earlier version/);
  const { mistakes } = (await post('state', {})).answer;
  const file = 'workshop.yaml';
  expect(mistakes).toEqual([{ message: says, where: 'The workshop', fixes: [], lostFile: file }]);
  expect(await post('form', { file })).toEqual({ status: 422, answer: says });
});

test('a script that could not be bundled is bundled again', async () => {
  const { root, file } = scratchProject();
  const script = editorScript(root);
  await expect(script()).rejects.toThrow('main.tsx');
  mkdirSync(file('src/editor/client'), { recursive: true });
  writeFileSync(file('src/editor/client/main.tsx'), 'console.log(7)');
  expect(await script()).toContain('7');
});

test('HEAD of the stream of changes ends', async () => {
  const { send } = await startEditor();
  expect((await send('/__dev/changes', { method: 'HEAD' })).status).toBe(200);
});

test('on the network, nobody gets in without the code, which works once', async () => {
  let uses = 0;
  const lan = new LanAccess(() => uses++);
  const { send, port } = await startEditor(lan);
  const first = lan.path();
  for (const path of ['/', '/__edit/script.js', '/%ff', '/__dev/changes', '/__edit/enter?code=x'])
    expect([path, (await send(path)).status]).toEqual([path, 403]);
  for (const asked of [{ headers: { host: `192.168.1.8:${port}` } }, { method: 'HEAD' }])
    expect((await send(first, asked)).status).toBe(403);
  const { status, headers } = await send(first, { headers: { host: `192.168.1.9:${port}` } });
  expect({ status, to: headers.location, uses }).toEqual({ status: 302, to: '/', uses: 1 });
  expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax; Path=\/$/);
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  expect((await send('/', { headers: { cookie } })).status).toBe(200);
  expect((await send('/', { headers: { cookie: `${cookie}x` } })).status).toBe(403);
  expect(await send(first)).toMatchObject({
    status: 403,
    headers: { 'content-type': expect.stringContaining('html') },
  });
  expect(lan.path()).not.toBe(first);
});

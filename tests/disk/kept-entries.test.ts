import { expect, test } from 'vitest';
import { fileChanges } from '../../src/generator/dev/file-changes.ts';
import { keptEntries } from '../../src/generator/dev/kept-entries.ts';
import { scratchProject } from '../support/project.ts';
import { writeFileSync } from 'node:fs';

test('bundles again only what was made from a changed file, also from one below it', async () => {
  const { root, file } = scratchProject();
  const changes = fileChanges();
  const save = (path: string, text: string) => {
    writeFileSync(file(path), text);
    changes.add([path]);
  };
  const start = {
    'client.ts': "import { word } from './word.ts';\nconsole.log(word);",
    'word.ts': "export const word = 'one';",
    'a.css': '@import "./shared.css";\n.a { color: red }',
    'b.css': '.b { color: red }',
    'shared.css': '.shared { color: red }',
  };
  for (const [path, text] of Object.entries(start)) save(path, text);
  const entries = keptEntries(changes);
  const names = ['client.ts', 'a.css', 'b.css'];
  let before = await entries(root, names);
  const madeAgain = async () => {
    const after = await entries(root, names);
    const made = names.filter((name) => after.get(name) !== before.get(name));
    before = after;
    return made;
  };
  expect(await madeAgain()).toEqual([]);
  save('b.css', '.b { color: blue }');
  expect(await madeAgain()).toEqual(['b.css']);
  save('shared.css', '.shared { color: blue }');
  expect(await madeAgain()).toEqual(['a.css']);
  expect(before.get('a.css')!.text).toBe('.shared{color:#00f}.a{color:red}');
  save('word.ts', "export const word = 'two';");
  expect(await madeAgain()).toEqual(['client.ts']);
  save('b.css', '.b {');
  await expect(entries(root, names)).rejects.toThrow('b.css:1');
  save('b.css', '.b { color: green }');
  expect(await madeAgain()).toEqual(['b.css']);
});

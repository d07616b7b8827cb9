import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BrokenFile } from '../api.ts';
import { Labelled } from './labelled.tsx';
import { Mistakes } from './mistakes.tsx';
import { act } from './save.ts';
import { ask, attempt } from './server.ts';
import { Sheet } from './sheet.tsx';

/** The text of a file that no form can show, to mend it. */
export function BrokenSheet({ broken: { file, base, title, text, mistakes } }: { broken: BrokenFile }): ReactNode {
  const [typed, setTyped] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const line = mistakes[0]?.line ?? 1;
  useEffect(() => {
    const start = text.split('\n', line - 1).join('\n').length + 1;
    area.current!.setSelectionRange(start, start);
    area.current!.focus();
  }, [text, line]);
  const about = <Mistakes mistakes={mistakes.map(({ message, line }) => ({ message, line }))} />;
  return (
    <Sheet title={title}>
      <Labelled title={`The text of ${file}`} about={about} isWrong>
        {(tie) => (
          <textarea
            {...tie}
            className="code"
            rows={16}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Labelled>
      <button type="button" className="strong" onClick={() => attempt(() => act(ask('replace', { file, base, text: typed })))}>
        Save
      </button>
    </Sheet>
  );
}

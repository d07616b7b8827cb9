import { Fragment } from 'react';
import type { SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';
import { RichText } from './rich-text.tsx';

/** Between a sentence and what follows it: not in a.m., Dr. or U.S., which end in fewer letters. */
const SENTENCE_END = /(?<=[a-z]{2}\.)(?=\W|$)/;

/** The sentences of a text. A link may hold the end of one, so a text with links stays whole. */
const sentencesIn = (text: string): string[] =>
  text.includes('](') ? [text] : text.split(SENTENCE_END);

/** The notice that nobody needs an appointment, and whether the shop is open now. */
export function WalkIns({ context, text }: { context: SiteContext; text: string }) {
  return (
    <div className="notice">
      <p>
        {sentencesIn(text).map((part, index) =>
          part.endsWith('.') ? (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span className="notice-sentence">
                <RichText text={part.trim()} />
              </span>
            </Fragment>
          ) : (
            <RichText key={index} text={part} />
          ),
        )}
      </p>
      <p className="notice-now">
        <OpenNow context={context} place="shop" texts={context.labels.walkIns} />
      </p>
    </div>
  );
}

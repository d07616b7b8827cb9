import type { ReactNode } from 'react';
import { FormSheet } from './form-sheet.tsx';
import { pageFile } from './page-refs.ts';
import { Sheet } from './sheet.tsx';

/** The form of the page that is open, with pictures of its search result and of the link that people share. */
export function PageSheet(): ReactNode {
  const file = pageFile();
  if (file === undefined) return <Sheet title="This page">This page has no file of its own.</Sheet>;
  return <FormSheet place={{ file, path: [] }} above={() => <PagePictures />} />;
}

const headText = (selector: string, name = 'content'): string => document.querySelector(selector)?.getAttribute(name) ?? '';

function PagePictures(): ReactNode {
  const description = headText('meta[name="description"]');
  const card = headText('meta[property="og:image"]');
  const address = headText('link[rel="canonical"]', 'href') || location.href;
  return (
    <>
      <section className="pictured" aria-label="In search results">
        <p className="note">{address}</p>
        <b>{document.title}</b>
        <p>{description}</p>
        <p className="count">{`Title: ${document.title.length} letters. Description: ${description.length} letters.`}</p>
      </section>
      <section className="pictured" aria-label="As a shared link">
        {card && <img src={new URL(card).pathname} alt={headText('meta[property="og:image:alt"]')} />}
        <b>{headText('meta[property="og:title"]')}</b>
        <p>{headText('meta[property="og:description"]')}</p>
      </section>
    </>
  );
}

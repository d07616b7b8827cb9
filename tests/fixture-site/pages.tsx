import type { ReactNode } from 'react';
import type { Head, RoutesInput } from '../../src/generator/index.ts';
import { canonicalUrl, fill } from '../../src/generator/portable.ts';
import type { Workshop } from './content-model.ts';

type Input = RoutesInput<Workshop>;

/** A whole page. */
export function Page({
  content,
  assets,
  path,
  head,
  development,
  children,
}: Input & { path: string; head: Head; children: ReactNode }) {
  return (
    <html lang="en" data-development={development ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.robots ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={canonicalUrl(content.workshop.origin, path)} />
        )}
        <style />
        {assets.mediaSheets.map(({ href, media }) => (
          <link key={href} rel="stylesheet" href={href} media={media} />
        ))}
        <link rel="icon" href="/favicon.svg" />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <main>{children}</main>
        <footer>
          <a href="/">{content.workshop.name}</a> <a href="/find-us">Find us</a>
        </footer>
      </body>
    </html>
  );
}

export function Home({ content: { home, repairs }, assets, day }: Input) {
  return (
    <>
      <h1>{home.heading}</h1>
      <p>{home.intro}</p>
      <ul>
        {repairs.map(({ id, heading }) => (
          <li key={id}>
            <a href={`/repairs/${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
      {home.bell && (
        <p className="bell" data-part="bell">
          <img src={assets.drawings.bell} width="40" height="40" alt="" />{' '}
          {fill(home.bell, { year: String(day.year) })}
        </p>
      )}
    </>
  );
}

export function Repair({ assets, repair }: Input & { repair: Workshop['repairs'][number] }) {
  const name = repair.photo ?? `repairs/${repair.id}`;
  const photo = assets.photos.find(name);
  return (
    <>
      <h1>{repair.heading}</h1>
      <p className="price-tag">€{repair.euros}</p>
      {photo && (
        <img
          src={photo.src}
          srcSet={photo.srcSet}
          width={photo.width ?? 4}
          height={photo.height ?? 3}
          alt=""
          data-edit-photo={assets.photos.markedSlot?.(name)}
        />
      )}
      <p>{repair.text}</p>
    </>
  );
}

export const NotFound = () => <h1>There is no such page</h1>;

export const Moved = ({ to }: { to: string }) => (
  <html lang="en">
    <head>
      <title>On your way</title>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
    </head>
    <body>
      <a href={to}>On your way</a>
    </body>
  </html>
);

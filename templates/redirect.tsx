import type { Pages } from '../src/schema/content.ts';
import { Button } from '../src/components/button.tsx';
import { scriptJson } from '../src/rules/script-json.ts';

type RedirectProps = {
  to: string;
  page: Pick<Pages['review'], 'title' | 'description' | 'heading' | 'linkLabel'>;
  /**
   * The full address of `to`, if a page of this site has moved there. Leaves out the script: an
   * immediate refresh replaces the page, so Back works without it.
   */
  movedTo?: string;
};

/**
 * A page that redirects at once: with `location.replace`, so Back works; with a refresh if there is
 * no script; and with a link if neither works.
 */
export function Redirect({ to, page, movedTo }: RedirectProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={movedTo ?? to} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        {movedTo === undefined && (
          <script dangerouslySetInnerHTML={{ __html: redirectScript(to) }} />
        )}
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        {/* The build fills it with the styles of the page's components. */}
        <style />
      </head>
      <body>
        <main className="redirect-page on-amber">
          <h1>{page.heading}</h1>
          <p>
            <Button href={to} text={page.linkLabel} />
          </p>
        </main>
      </body>
    </html>
  );
}

/** The site's only inline script with code. The content security policy allows it by its hash. */
function redirectScript(to: string): string {
  return `location.replace(${scriptJson(to)})`;
}

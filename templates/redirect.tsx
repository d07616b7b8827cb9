import type { RedirectRoute } from '../src/generator/site.ts';
import { Button } from '../src/components/button.tsx';
import { STYLE_SLOT } from './document.tsx';

/** A page that sends the browser on at once: refresh for all, `location.replace` so that Back is no trap, a link for the rest. */
export function Redirect({ route }: { route: RedirectRoute }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{route.title}</title>
        <meta name="description" content={route.description} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={route.to} />
        <meta property="og:title" content={route.title} />
        <meta property="og:description" content={route.description} />
        <script dangerouslySetInnerHTML={{ __html: redirectScript(route.to) }} />
        <meta httpEquiv="refresh" content={`0; url=${route.to}`} />
        <style dangerouslySetInnerHTML={{ __html: STYLE_SLOT }} />
      </head>
      <body>
        <main className="redirect-page">
          <h1>{route.heading}</h1>
          <p>
            <Button href={route.to} text={route.linkLabel} />
          </p>
        </main>
      </body>
    </html>
  );
}

/** The one inline script of the site; its text is what the content security policy allows by hash. */
export function redirectScript(to: string): string {
  return `location.replace(${JSON.stringify(to).replaceAll('<', '\\u003c')})`;
}

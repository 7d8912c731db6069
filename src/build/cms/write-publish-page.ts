import { writeAdminPage } from './admin-page';

const styles = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:42rem;margin:0 auto;padding:1rem}
[hidden]{display:none}
button,input{font:inherit;padding:.5rem .75rem;min-height:2.75rem;box-sizing:border-box;max-width:100%}
label{display:block}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;padding:.75rem;max-height:20rem;overflow:auto}
:focus-visible{outline:3px solid;outline-offset:2px}
summary{min-height:2.75rem;cursor:pointer}
`;

const body = `<main>
<h1>Publish the site</h1>
<noscript><p>This page needs JavaScript, which is off or blocked here.</p></noscript>
<div id="not-here" hidden>
<p>This website is not published from this page. On a static host, it is published by a push to the repository of the site.</p>
<p>With the Node host, whoever runs the server sets RELEASES_DIR and REBUILD_TOKEN and gives you the token; docs/deployers.md says how, under Builds on request.</p>
</div>
<form id="token-form" hidden>
<p>
<label for="token">Token for publishing</label>
<input id="token" type="password" autocomplete="current-password" required aria-describedby="token-hint token-error"/>
</p>
<p id="token-hint">You have it from whoever runs the server. This tab keeps it until you close it.</p>
<p id="token-error" role="alert"></p>
<button type="submit">Continue</button>
</form>
<div id="builds" hidden>
<p>The site is built from the content that is saved now. Visitors see the old site until the new one is complete.</p>
<p><button id="publish" type="button">Publish now</button></p>
<p id="status" role="status"></p>
<pre id="message" tabindex="0" role="region" aria-label="What went wrong" hidden></pre>
<p id="next-change" hidden></p>
<details id="log" hidden>
<summary>Log of the build</summary>
<pre id="log-text" tabindex="0" role="region" aria-label="Log of the build"></pre>
</details>
<p><button id="forget" type="button">Forget the token</button></p>
</div>
<p><a href="/">To the site</a></p>
</main>
`;

/** Writes the page for publishing, separate from the CMS: it is small, and works where the CMS does not. */
export async function writePublishPage(publicDir: string, company: string): Promise<void> {
  await writeAdminPage(publicDir, {
    folder: 'admin/publish',
    title: 'Publish the site',
    company,
    head: `<style>${styles}</style>\n`,
    body,
    script: 'publish/publish.ts',
  });
}

import { runMain } from '../lib/node/run-main';
import { webOrigin } from '../lib/web-origin';
import { followRebuild } from './follow-rebuild';

/** @throws When a variable is missing, or would send the token without encryption. */
function readTarget(env: NodeJS.ProcessEnv): { readonly origin: string; readonly token: string } {
  const { GATSBY_SITE_URL: site = '', REBUILD_TOKEN: token = '' } = env;
  const origin = webOrigin(site);
  if (origin === null)
    throw new Error(
      `GATSBY_SITE_URL is "${site}". Write the address of the site on its Node host, such as https://www.example.com.`,
    );
  if (!/^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(origin))
    throw new Error(`GATSBY_SITE_URL is "${site}", and the token would be sent in the clear. Write https.`);
  if (token === '') throw new Error('REBUILD_TOKEN is not set. Write the one that the host was given.');
  return { origin, token };
}

/** Has the Node host of the public site build and publish, and waits for the end. */
async function main(): Promise<void> {
  const release = await followRebuild({ ...readTarget(process.env), print: console.log });
  console.log(release === null ? 'The build has ended well.' : `Release ${release} is served now.`);
}

runMain(main);

import type { VariableGroup } from './variable-group';

export const commandVariables: VariableGroup = {
  title: 'On the computer of a developer',
  variables: [
    {
      name: 'ENGINE_PORT',
      meaning: 'port of the stand-in auction engine',
      otherwise: '`9001`',
      readBy: '`npm start`',
    },
    {
      name: 'SITE_ORIGIN',
      meaning: 'scheme, host and port under which the browser reaches the site',
      otherwise: '`http://localhost:` and the port',
      readBy: '`npm start`',
    },
    {
      name: 'SHOW_GALLERY',
      meaning: '`1` puts the gallery of components into a production build',
      otherwise: '`npm run develop` alone has it',
      readBy: 'build',
    },
    {
      name: 'CHROMIUM_PATH',
      meaning: 'browser of the tests',
      otherwise: "the system's Chromium or Chrome, or else Playwright's",
      readBy: '`npm test`',
    },
  ],
};

export const workflowVariables: VariableGroup = {
  title: 'In GitHub Actions',
  variables: [
    {
      name: 'DEPLOY_TO',
      meaning: '`node-host`, or `build-hook` for a static host',
      otherwise: 'the workflow publishes nothing',
      readBy: '`.github/workflows/deploy.yml`',
    },
    {
      name: 'DEPLOY_HOOK',
      meaning: 'address that starts a build of the static host',
      otherwise: 'needed for `build-hook` alone',
      readBy: '`.github/workflows/deploy.yml`',
      secret: true,
    },
  ],
};

/** Variables that commands set for what they start, and that the system sets: nobody writes them by hand. */
export const variablesOfCommands: readonly string[] = [
  'CMS_ORIGIN',
  'FORMS_ORIGIN',
  'NODE_ENV',
  'PATH',
  'REBUILD_RUN',
];

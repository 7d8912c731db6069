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
      otherwise: "Playwright's Chromium, or else the system's Chromium or Chrome, and the headless shell",
      readBy: '`npm test`',
    },
  ],
};

export const bucketVariables: VariableGroup = {
  title: 'S3 and CloudFront',
  variables: [
    {
      name: 'S3_BUCKET',
      meaning: 'name of the bucket',
      otherwise: 'the command stops',
      readBy: '`npm run deploy:s3`',
    },
    {
      name: 'CLOUDFRONT_DISTRIBUTION_ID',
      meaning: 'ID of the distribution in front of it',
      otherwise: 'the command stops',
      readBy: '`npm run deploy:s3`',
    },
    {
      name: 'AWS_REGION',
      meaning: 'region of the bucket, such as `ca-central-1`',
      otherwise: 'that of the profile of the AWS CLI',
      readBy: '`npm run deploy:s3`',
    },
    {
      name: 'AWS_ACCESS_KEY_ID',
      meaning: 'key of an account that may do what docs/deployers.md lists',
      otherwise: 'a profile of the AWS CLI, or what else AWS looks for',
      readBy: '`npm run deploy:s3`',
      secret: true,
    },
    {
      name: 'AWS_SECRET_ACCESS_KEY',
      meaning: 'its secret; always with the key',
      otherwise: 'as above',
      readBy: '`npm run deploy:s3`',
      secret: true,
    },
  ],
};

export const workflowVariables: VariableGroup = {
  title: 'In GitHub Actions',
  variables: [
    {
      name: 'DEPLOY_TO',
      meaning: '`node-host`, `build-hook` for a static host, or `s3`',
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

/** Variables that commands set for the programs they start, and that the system sets; they are never set by hand. */
export const variablesOfCommands: readonly string[] = [
  'CMS_ORIGIN',
  'FORMS_ORIGIN',
  'NODE_ENV',
  'PATH',
  'REBUILD_RUN',
];

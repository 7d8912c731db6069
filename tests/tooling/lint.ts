import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const configFile = 'tests/tooling/eslint.config.mjs';

/** The project as tsconfig.json describes it. */
function createProgram(): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (parsed === undefined) throw new Error('There is no tsconfig.json here.');
  const { fileNames, options, errors } = parsed;
  return ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
}

function explainTypes(program: ts.Program): string {
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => path.resolve(),
    getNewLine: () => '\n',
  });
}

/** @param files Patterns of the files to lint. */
async function explainLint(program: ts.Program, files: readonly string[]): Promise<string> {
  const eslint = new ESLint({
    overrideConfigFile: configFile,
    errorOnUnmatchedPattern: false,
    warnIgnored: false,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { programs: [program] } },
    },
  });
  const results = await eslint.lintFiles([...files]);
  const formatter = await eslint.loadFormatter('stylish');
  // Warnings count as well.
  return results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0)
    ? await formatter.format(results)
    : '';
}

/**
 * Checks the types of the whole project and lints the named files, or all. Both use one program, so that rules with
 * types reuse the compiler's results.
 */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const program = createProgram();
  const faults = [explainTypes(program), await explainLint(program, named.length > 0 ? named : ['.'])];
  for (const fault of faults.filter(Boolean)) console.log(fault.trimEnd());
  if (faults.some(Boolean)) process.exitCode = 1;
}

void main();

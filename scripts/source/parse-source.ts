import type { Comment, Program, VisitorObject } from 'oxc-parser';
import { parseSync, Visitor } from 'oxc-parser';

export type Source = {
  file: string;
  text: string;
  program: Program;
  comments: Comment[];
  /** what it imports or exports again, types included; `import()` is not here: it is how a cycle is cut */
  imports: string[];
  /** what it loads by `import()` of a name */
  loads: string[];
};

export function parseSource(file: string, text: string): Source {
  const { program, comments, module, errors } = parseSync(file, text);
  const error = errors[0];
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  );
  const typed: string[] = [];
  visit(program, { TSImportType: (node) => typed.push(node.source.value) });
  const named = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...again, ...typed];
  const loads = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const name = /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2];
    return name === undefined ? [] : [name];
  });
  return {
    file,
    text,
    program,
    comments,
    loads,
    imports: [...new Set(named.filter((name) => name !== undefined))],
  };
}

export function visit(program: Program, visitor: VisitorObject): void {
  new Visitor(visitor).visit(program);
}

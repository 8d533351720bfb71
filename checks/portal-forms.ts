import ts from 'typescript';
import { pathsOf, read } from './sources.ts';

/** What the kit does for forms, lists and questions to the server, and screens still do by hand: where, line by line. */
type Found = (node: ts.Node, source: ts.SourceFile) => boolean;

type Place = { readonly node: ts.Node; readonly source: ts.SourceFile };

const placesIn = (source: ts.SourceFile): Place[] => {
  const places: Place[] = [];
  const look = (node: ts.Node): void => {
    // What is counted below is one of these.
    if (ts.isJsxElement(node) || isElement(node) || ts.isCallExpression(node) || ts.isObjectLiteralElement(node))
      places.push({ node, source });
    ts.forEachChild(node, look);
  };
  look(source);
  return places;
};

let all: readonly Place[] | undefined;
const places = (): readonly Place[] => {
  all ??= read(pathsOf('apps/portal/src/**/*.{ts,tsx}'))
    .filter(({ text }) => /\buse[A-Z]\w*\(|<[A-Za-z]/.test(text))
    .flatMap(({ path, text }) => placesIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)));
  return all;
};

const found = (is: Found): string[] =>
  places()
    .filter(({ node, source }) => is(node, source))
    .map(
      ({ node, source }) =>
        `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`,
    );

type Element = ts.JsxSelfClosingElement | ts.JsxOpeningElement;
const isElement = (node: ts.Node): node is Element => ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
const tagOf = (node: Element): string => node.tagName.getText();
const attribute = (node: Element, name: string): string | null => {
  for (const one of node.attributes.properties)
    if (ts.isJsxAttribute(one) && one.name.getText() === name) return one.initializer?.getText() ?? '';
  return null;
};
const isElementOf =
  (...tags: readonly string[]) =>
  (node: ts.Node): node is Element =>
    isElement(node) && tags.includes(tagOf(node));

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;
/** Forms that are not given the call that saves them, and state their limits themselves. */
export const formsWithoutCall = (): string[] =>
  found((node) => isCallOf(node, 'useRecordForm') || isCallOf(node, 'useFieldForm'));

/** Rules about a field that a screen states by itself. */
export const rulesByHand = (): string[] =>
  found((node) => {
    const block = node.parent;
    if (!block || !ts.isObjectLiteralExpression(block) || !ts.isObjectLiteralElement(node)) return false;
    const holder = block.parent;
    return ts.isPropertyAssignment(holder) && holder.name.getText() === 'validate';
  });

/** Fields of text that take a number, or a day, or a time of day. */
export const numbersByHand = (): string[] =>
  found(
    (node) =>
      isElementOf('NumberInput')(node) ||
      (isElement(node) && ['"numeric"', '"decimal"'].some((mode) => attribute(node, 'inputMode')?.includes(mode))),
  );
const typed = (kind: string) => (): string[] =>
  found((node) => isElement(node) && attribute(node, 'type') === `"${kind}"`);
export const datesByHand = typed('date');
export const timesByHand = typed('time');

export const formsByHand = (): string[] => found(isElementOf('form'));

const isInput = isElementOf(
  ...['TextInput', 'Textarea', 'PasswordInput', 'Select', 'NativeSelect', 'MultiSelect', 'ReasonField', 'RichText'],
  ...['NumberField', 'MoneyField', 'PhoneField', 'DateField', 'TimeField', 'FileField', 'PersonPicker', 'PeoplePicker'],
);
const isBody = isElementOf('FormBody', 'FormDialog', 'FormPanel');
const has = (within: ts.Node, is: (node: ts.Node) => boolean): boolean => {
  const look = (node: ts.Node): boolean => is(node) || (ts.forEachChild(node, look) ?? false);
  return look(within);
};

/** The node, and the components of the same file that are drawn beneath it. */
const drawnIn = (node: ts.Node, source: ts.SourceFile): ts.Node[] => {
  const own = new Map<string, ts.Node>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations)
        if (ts.isIdentifier(one.name)) own.set(one.name.text, one);
  const all = new Set<ts.Node>([node]);
  const look = (below: ts.Node): void => {
    const component = isElement(below) ? own.get(tagOf(below)) : undefined;
    if (component && !all.has(component)) {
      all.add(component);
      look(component);
    }
    ts.forEachChild(below, look);
  };
  look(node);
  return [...all];
};

/** Dialogs and panels with fields in them that are no form of the kit's. */
export const dialogsWithoutForm = (): string[] =>
  found((node, source) => {
    const opening = ts.isJsxElement(node) ? node.openingElement : null;
    if (!opening || !['Dialog', 'SidePanel'].includes(tagOf(opening))) return false;
    const drawn = drawnIn(node, source);
    return drawn.some((one) => has(one, isInput)) && !drawn.some((one) => has(one, isBody));
  });

/** What `field` of a form gives: said before it, it counts for nothing. */
const givenByField = ['label', 'description', 'error', 'value', 'onBlur', 'onChange', 'withAsterisk', 'min', 'max'];

/** Attributes that stand before the spread of `field` or `part`, which then says something else. */
export const overruledByField = (): string[] =>
  found((node) => {
    if (!isElement(node)) return false;
    const { properties } = node.attributes;
    const at = properties.findIndex(
      (one) => ts.isJsxSpreadAttribute(one) && /^(form\.)?(field|part)\(/.test(one.expression.getText()),
    );
    return properties
      .slice(0, Math.max(0, at))
      .some((one) => ts.isJsxAttribute(one) && givenByField.includes(one.name.getText()));
  });

/** Lists that ask by themselves: the screen has no `useList`, of its own or of a hook beside it. */
export const listsByHand = (): string[] =>
  found((node, source) => isElementOf('ListScreen')(node) && !has(source, (one) => isCallOf(one, 'useList')));

const isOfScreens = ({ fileName }: ts.SourceFile): boolean => fileName.includes('/src/domains/');

/** Questions to the server asked past the kit. */
export const questionsByHand = (): string[] =>
  found((node, source) => isOfScreens(source) && isCallOf(node, 'useQuery'));

/** Answers fetched again by hand. */
export const askedAgainByHand = (): string[] =>
  found(
    (node, source) =>
      isOfScreens(source) &&
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'requestPolicy' &&
      node.initializer.getText() === "'network-only'",
  );

/** Tables whose rows lead to a page of their own by a press alone: no link, no other tab. */
export const rowsThatAreNoLinks = (): string[] =>
  found((node, source) => {
    if (!isElementOf('DataTable')(node) || attribute(node, 'hrefOf') !== null) return false;
    const open = attribute(node, 'onOpen') ?? '';
    const named = /^\{(\w+)\}$/.exec(open)?.[1];
    const text = source.getFullText();
    const body = named ? (new RegExp(`const ${named} = [\\s\\S]{0,400}?;\\n`).exec(text)?.[0] ?? '') : open;
    return /navigate\(|\bhref\(/.test(body);
  });

import { type Block, hasOptions, inLanguage, type Option } from '@nestling/rules/forms/blocks.ts';
import type { publicForm } from '../domains/forms/public-link.ts';
import { type Html, html } from '../kernel/lib/html.ts';
import type { SiteLanguage } from '../model/site/page.ts';
import { words } from './words.ts';

/** A form as whoever has its link sees it. */
export type PublicForm = NonNullable<Awaited<ReturnType<typeof publicForm>>>;

/** What somebody has sent and was not taken. */
export interface Filled {
  readonly sent: URLSearchParams;
  /** What is the matter, in the reader's words. */
  readonly said: string;
  /** What is wrong with an answer, by its block. */
  readonly faults: ReadonlyMap<string, string>;
}

/** Fields of ours beside the answers; an id of a block has four letters at least and none of these signs. */
export const VERSION = '_version';
/** People do not see it and leave it empty; programs that fill in everything fill it in too. */
export const TRAP = 'url';
/** The parts of an address, in the order they are asked. */
export const ADDRESS = ['line', 'city', 'state', 'zip'] as const;

const PLAIN: ReadonlySet<Block['type']> = new Set([
  ...([
    'text',
    'textarea',
    'number',
    'date',
    'time',
    'select',
    'checkbox',
    'rating',
    'email',
    'phone',
    'address',
  ] as const),
  ...(['heading', 'paragraph', 'page'] as const),
]);
/** Whether a form can be filled in where nothing runs: nothing is signed, and no question waits for another's answer. */
export const isPlain = ({ document: { blocks } }: PublicForm): boolean =>
  blocks.every(({ type, show }) => PLAIN.has(type) && show === undefined);

interface Asked {
  readonly block: Block;
  readonly language: SiteLanguage;
  /** The id of its field in the page. */
  readonly id: string;
  readonly filled: Filled | undefined;
}

const AUTOCOMPLETE = { email: 'email', phone: 'tel' } as const;
const INPUTS = { text: 'text', number: 'number', date: 'date', time: 'time', email: 'email', phone: 'tel' } as const;
const isInput = (type: Block['type']): type is keyof typeof INPUTS => Object.hasOwn(INPUTS, type);

const sentOf = ({ filled, block }: Asked, name: string = block.id): string => filled?.sent.get(name) ?? '';
const optionName = ({ label, label_es }: Option, language: SiteLanguage): string =>
  language === 'es' ? label_es || label : label;

/** What ties a field to what is said of it. */
const told = ({ block, id, filled }: Asked): Html => {
  const of = [block.help ? `${id}-help` : '', filled?.faults.has(block.id) ? `${id}-fault` : ''].filter(Boolean);
  return html`${of.length > 0 && html` aria-describedby="${of.join(' ')}"`}${filled?.faults.has(block.id) && html` aria-invalid="true"`}`;
};
const needed = ({ block }: Asked): Html | false => block.required === true && html` required`;

const around = (asked: Asked, inner: Html): Html => {
  const { block, language, id, filled } = asked;
  const help = inLanguage(block, language).help;
  const fault = filled?.faults.get(block.id);
  return html`${inner}${help && html`<small id="${id}-help">${help}</small>`}${fault && html`<strong class="fault" id="${id}-fault">${fault}</strong>`}`;
};

const named = (asked: Asked): Html => {
  const { label } = inLanguage(asked.block, asked.language);
  return html`${label}${!asked.block.required && html` <span class="facts">${words[asked.language].optional}</span>`}`;
};

const input = (asked: Asked, type: string): Html => {
  const { block, id } = asked;
  const { min, max } = block;
  const limits =
    block.type === 'number'
      ? html` step="any"${min !== undefined && html` min="${min}"`}${max !== undefined && html` max="${max}"`}`
      : html` maxlength="${block.type === 'text' ? Math.min(max ?? 500, 500) : 254}"`;
  const known =
    block.type === 'email' || block.type === 'phone' ? html` autocomplete="${AUTOCOMPLETE[block.type]}"` : '';
  return html`<input id="${id}" name="${block.id}" type="${type}" value="${sentOf(asked)}"${limits}${known}${needed(asked)}${told(asked)}>`;
};

/** Several boxes or circles below one question. */
const choices = (asked: Asked, type: 'checkbox' | 'radio', options: readonly Option[]): Html => {
  const { block, id, language, filled } = asked;
  const sent = new Set(filled?.sent.getAll(block.id));
  // A browser asks for one of all circles, but for each box that is needed.
  const must = type === 'radio' || options.length === 1 ? needed(asked) : '';
  const all = options.map(
    (option) =>
      html`<label class="choice"><input type="${type}" name="${block.id}" value="${option.id}"${sent.has(option.id) && html` checked`}${must}> ${optionName(option, language)}</label>`,
  );
  return html`<fieldset id="${id}"${told(asked)}><legend>${named(asked)}</legend>${all}</fieldset>`;
};

const RATINGS: readonly Option[] = [1, 2, 3, 4, 5].map((one) => ({ id: String(one), label: String(one) }));
const FILLED_IN = {
  line: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const;

const addressLines = (asked: Asked): Html => {
  const t = words[asked.language].addressParts;
  const lines = ADDRESS.map((part) => {
    const name = `${asked.block.id}.${part}`;
    const must = part === 'line' || part === 'city' ? needed(asked) : '';
    return html`<label for="${asked.id}-${part}">${t[part]}</label><input id="${asked.id}-${part}" name="${name}" value="${sentOf(asked, name)}" maxlength="200" autocomplete="${FILLED_IN[part]}"${must}>`;
  });
  return html`<fieldset id="${asked.id}"${told(asked)}><legend>${named(asked)}</legend>${lines}</fieldset>`;
};

const field = (asked: Asked): Html | null => {
  const { block, id, language } = asked;
  const { type } = block;
  const { label } = inLanguage(block, language);
  const labelled = (control: Html) => around(asked, html`<label for="${id}">${named(asked)}</label>${control}`);
  if (type === 'heading') return html`<h3>${label}</h3>`;
  if (type === 'paragraph') return html`<p>${label}</p>`;
  if (isInput(type)) return labelled(input(asked, INPUTS[type]));
  if (type === 'textarea')
    return labelled(
      html`<textarea id="${id}" name="${block.id}" rows="5" maxlength="${Math.min(block.max ?? 10_000, 10_000)}"${needed(asked)}${told(asked)}>${sentOf(asked)}</textarea>`,
    );
  if (type === 'select') {
    const options = (block.options ?? []).map(
      (option) =>
        html`<option value="${option.id}"${sentOf(asked) === option.id && html` selected`}>${optionName(option, language)}</option>`,
    );
    return labelled(
      html`<select id="${id}" name="${block.id}"${needed(asked)}${told(asked)}><option value=""></option>${options}</select>`,
    );
  }
  if (hasOptions(block)) return around(asked, choices(asked, 'checkbox', block.options ?? []));
  if (type === 'rating') return around(asked, choices(asked, 'radio', RATINGS));
  return type === 'address' ? around(asked, addressLines(asked)) : null;
};

/** A form that is sent as browsers always sent one: nothing of it needs a script. */
export const showForm = (language: SiteLanguage, form: PublicForm, action: string, filled?: Filled): Html => {
  const t = words[language];
  const at = form.id.slice(0, form.id.indexOf('-'));
  const fields = form.document.blocks.map((block) => field({ block, language, id: `f${at}-${block.id}`, filled }));
  return html`<form class="asks" method="post" action="${action}">
${filled && html`<p class="note fault" role="alert">${filled.said}</p>`}${form.description && html`<p>${form.description}</p>`}${form.instructions && html`<p>${form.instructions}</p>`}
${fields.map((one) => html`<div>${one}</div>\n`)}<p class="trap" aria-hidden="true"><label for="f${at}-${TRAP}">${t.trap}</label><input id="f${at}-${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off"></p>
<input type="hidden" name="${VERSION}" value="${form.version}">
<button class="button" type="submit">${form.button || t.send}</button>
</form>`;
};

import { plain } from '@nestling/rules/plain.ts';
import { allows, type Role, type Rule } from '@nestling/rules/roles.ts';
import { type Speech, type Title, titleIn } from '@nestling/ui/words.ts';
import { href } from '../addresses.ts';
import type { FindAnythingQuery } from './find.graphql.ts';
import type { Hit } from './search-hits.ts';
import { chatHref } from './write-to.tsx';

type Child = FindAnythingQuery['findAnything'][number];

/** Something done for one child: typed as "check in ava", in any language. */
type ChildAct = {
  readonly key: string;
  readonly rule: Rule;
  /** What is typed before the name, longest first; without accents, as `plain` writes. */
  readonly begins: readonly string[];
  /** `{name}` is the child's. */
  readonly title: Title;
  readonly to: (child: Child) => string | null;
};

const acts: readonly ChildAct[] = [
  {
    key: 'checkIn',
    rule: 'teacher',
    begins: ['check in', 'check out', 'registrar entrada', 'registrar salida', 'entrada', 'salida'],
    title: { en: 'Check {name} in or out', es: 'Registrar entrada o salida: {name}' },
    to: ({ id }) => href('attendance.students', {}, { open: id }),
  },
  {
    key: 'absent',
    rule: 'teacher',
    begins: ['mark absent', 'absence', 'absent', 'marcar ausencia', 'ausencia', 'ausente'],
    title: { en: 'Mark {name} absent', es: 'Marcar ausencia: {name}' },
    to: ({ id }) => href('attendance.students', {}, { open: id }),
  },
  {
    key: 'message',
    rule: 'teacher',
    begins: ['message', 'write to', 'escribir a', 'mensaje a', 'mensaje'],
    title: { en: 'Message {name}’s family', es: 'Escribir a la familia de {name}' },
    to: ({ id, name }) => chatHref({ kind: 'child', id, name }),
  },
  {
    key: 'payment',
    rule: 'manager',
    begins: ['take a payment', 'record a payment', 'payment', 'registrar un pago', 'pago', 'cobrar'],
    title: { en: 'Record a payment for {name}', es: 'Registrar un pago de {name}' },
    to: ({ id }) => href('billing.account.open', { studentId: id }, { act: 'payment' }),
  },
  {
    key: 'charge',
    rule: 'manager',
    begins: ['add a charge', 'charge', 'agregar un cargo', 'cargo'],
    title: { en: 'Add a charge for {name}', es: 'Agregar un cargo a {name}' },
    to: ({ id }) => href('billing.account.open', { studentId: id }, { act: 'charge' }),
  },
  {
    key: 'refund',
    rule: 'manager',
    begins: ['refund', 'reembolsar', 'reembolso'],
    title: { en: 'Refund a payment of {name}', es: 'Reembolsar un pago de {name}' },
    to: ({ id }) => href('billing.account.payments', { studentId: id }),
  },
];

/** What was typed as an act with the name it is for; the name alone, and no act, where none is meant. */
export const readAct = (typed: string, role: Role): { readonly act: ChildAct | null; readonly name: string } => {
  const words = plain(typed.trim());
  for (const act of acts) {
    const word = act.begins.find((one) => words.startsWith(`${one} `));
    // Accents and capitals do not change how many words there are.
    if (word && allows(role, act.rule))
      return { act, name: typed.trim().split(/\s+/).slice(word.split(' ').length).join(' ') };
  }
  return { act: null, name: typed };
};

/** The act for each child that was found. */
export const childActHits = (act: ChildAct | null, found: readonly Child[], speech: Speech): Hit[] =>
  found.flatMap((child): Hit[] => {
    const to = act && child.kind === 'student' ? act.to(child) : null;
    return act && to
      ? [
          {
            key: `${act.key}${child.id}`,
            title: titleIn(act.title, speech).replace('{name}', () => child.name),
            href: to,
            detail: child.detail ?? null,
            child,
          },
        ]
      : [];
  });

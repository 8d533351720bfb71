import { MultiSelect, Select, TextInput } from '@mantine/core';
import type { FieldOf } from '@nestling/kit/call-form.ts';
import { readOnlyDomains, TOKEN_DAYS, tokenDomains, WATCH } from '@nestling/rules/token-scopes.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { PartValues } from '../program.ts';
import { developerWords } from '../words.ts';
import { PartFields } from './PartFields.tsx';

interface Values extends PartValues {
  readonly name: string;
  readonly scopes: string[];
  readonly lasts: string;
  readonly from: string;
}

/** What the form of a token or a client holds at first. */
export const programValues = (): Values => ({
  name: '',
  scopes: [],
  limited: 'all',
  locations: [],
  students: [],
  lasts: String(TOKEN_DAYS.usual),
  from: '',
});

/** What the form asks for, where only a part was chosen: of that, which. */
export const programNeeds = ({ limited }: Values): ('locations' | 'students')[] =>
  limited === 'locations' || limited === 'students' ? [limited] : [];

/** Every scope by its name. */
export const useScopeNames = (): ((scope: string) => string) => {
  const t = useWords(developerWords);
  return (scope) => {
    if (scope === WATCH) return t('watch');
    const [name = '', what] = scope.split(':');
    const domain = tokenDomains.find((one) => one === name);
    if (!domain) return scope;
    return t(what === 'write' ? 'mayWrite' : 'mayRead', { what: t(domain) });
  };
};

/** The fields of a token or a client: what it is called, what it may do, how long, and from where. */
export const ProgramForm = ({
  form,
}: {
  form: {
    readonly values: Values;
    field<K extends keyof Values>(name: K, label: string, help?: string): FieldOf<Values[K]>;
  };
}) => {
  const t = useWords(developerWords);
  const nameOf = useScopeNames();
  const scopes = tokenDomains
    .toSorted((a, b) => t(a).localeCompare(t(b)))
    .flatMap((domain) => [`${domain}:read`, ...(readOnlyDomains.includes(domain) ? [] : [`${domain}:write`])]);
  return (
    <>
      <TextInput autoComplete="off" data-autofocus {...form.field('name', t('name'), t('nameHelp'))} />
      <MultiSelect
        searchable
        clearable
        nothingFoundMessage={t('noSuchScope')}
        data={[...scopes, WATCH].map((scope) => ({ value: scope, label: nameOf(scope) }))}
        {...form.field('scopes', t('scopes'), t('scopesHelp'))}
      />
      <PartFields limited={form.values.limited} field={form.field} />
      <Select
        allowDeselect={false}
        data={[30, TOKEN_DAYS.usual, 180, TOKEN_DAYS.most].map((days) => ({
          value: String(days),
          label: t('days', { count: days }),
        }))}
        {...form.field('lasts', t('lasts'))}
      />
      <TextInput autoComplete="off" {...form.field('from', t('from'), t('fromHelp'))} />
    </>
  );
};

import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { isRole } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useRoleNames } from '../../../shell/role-names.ts';
import { InterfaceCallsDocument, type InterfaceCallsQuery } from '../interface.graphql.ts';
import { interfaceWords } from '../interface-words.ts';

type Line = InterfaceCallsQuery['getInterfaceCalls'][number];

const filters = ['domain', 'kind', 'token'] as const;
const kinds = ['query', 'mutation', 'subscription'] as const;
const A_PAGE = 100;

/** Every call one's role may make, printed by the server from the calls themselves. */
const InterfaceCalls = () => {
  const t = useWords(interfaceWords);
  const roles = useRoleNames();
  const state = useListState(filters);
  const [domain, kind, token] = filters.map((name) => state.filter(name));
  const typed = state.search.toLowerCase();
  const fits = (line: Line): boolean =>
    (!domain || line.domain === domain) &&
    (!kind || line.kind === kind) &&
    (!token || line.scope !== null) &&
    `${line.name} ${line.about}`.toLowerCase().includes(typed);
  const { rows, answer, data } = useList(InterfaceCallsDocument, state, {
    // All come at once, and too many to be drawn at once.
    rows: ({ getInterfaceCalls }) => {
      const found = getInterfaceCalls.filter(fits);
      const lastPage = Math.max(1, Math.ceil(found.length / A_PAGE));
      const currentPage = Math.min(state.page, lastPage);
      const from = (currentPage - 1) * A_PAGE;
      return { data: found.slice(from, from + A_PAGE), currentPage, lastPage, perPage: A_PAGE, total: found.length };
    },
    variables: {},
  });
  const domains = [...new Set((data?.getInterfaceCalls ?? []).map((line) => line.domain))].sort();
  const kindOf = (line: Line) => kinds.find((one) => one === line.kind) ?? 'query';
  const columns: Column<Line>[] = [
    {
      key: 'name',
      head: t('name'),
      by: ({ name }) => name,
      main: true,
      width: '26%',
      cell: ({ name }) => <code>{name}</code>,
    },
    { key: 'about', head: t('about'), width: '40%', cell: ({ about }) => <span lang="en">{about}</span> },
    { key: 'kind', head: t('kind'), by: (line) => t(kindOf(line)), cell: (line) => t(kindOf(line)) },
    {
      key: 'rule',
      head: t('rule'),
      by: ({ rule }) => rule,
      wide: true,
      cell: ({ rule }) => (isRole(rule) ? roles[rule] : rule),
    },
    {
      key: 'scope',
      head: t('scope'),
      by: ({ scope }) => scope,
      cell: ({ scope }) =>
        scope === null ? <Badge kind="out">{t('noToken')}</Badge> : scope ? <code>{scope}</code> : t('anyToken'),
    },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      detail={
        <>
          {t('detail', { address: `${location.origin}/graphql` })}{' '}
          <Link to={href('developers.changes')}>{t('changes')}</Link>
        </>
      }
      filters={
        <>
          <FilterMenu
            name={t('domain')}
            value={domain ?? ''}
            choices={domains.map((value) => ({ value, label: value }))}
            onChange={(next) => state.set({ filters: { domain: next } })}
          />
          <FilterMenu
            name={t('kind')}
            value={kind ?? ''}
            choices={kinds.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => state.set({ filters: { kind: next } })}
          />
          <FilterMenu
            name={t('scope')}
            value={token ?? ''}
            choices={[{ value: 'yes', label: t('byToken') }]}
            onChange={(next) => state.set({ filters: { token: next } })}
          />
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('calls')}
        rows={rows}
        columns={columns}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        hrefOf={({ name }) => href('developers.call', { call: name })}
      />
    </ListScreen>
  );
};

export default InterfaceCalls;

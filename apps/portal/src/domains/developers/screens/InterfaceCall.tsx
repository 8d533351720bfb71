import { useAsk } from '@nestling/kit/ask.ts';
import { CopyField } from '@nestling/kit/field/CopyField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { isRole } from '@nestling/rules/roles.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRoleNames } from '../../../shell/role-names.ts';
import { inShell } from '../in-shell.ts';
import { InterfaceCallDocument, type InterfaceCallQuery } from '../interface.graphql.ts';
import { interfaceWords } from '../interface-words.ts';
import classes from './interface.module.css';

type Told = NonNullable<InterfaceCallQuery['getInterfaceCall']>;

/** How one call is made: what it takes, answers and asks first, and a document to begin with. */
const InterfaceCall = () => {
  const { call = '' }: { call?: string } = useParams({ strict: false });
  const t = useWords(interfaceWords);
  const { data } = useAsk(InterfaceCallDocument, { name: call });
  if (!data) return null;
  if (!data.getInterfaceCall)
    return (
      <EmptyState picture={<PaperPicture />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  return <OneCall told={data.getInterfaceCall} />;
};

const OneCall = ({ told }: { told: Told }) => {
  const t = useWords(interfaceWords);
  const roles = useRoleNames();
  const { name, about, rule, scope, limit, permissions, confirms, example, repeatable, answer } = told;
  const variables = JSON.stringify(example?.variables ?? {}, null, 2);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('rule'), isRole(rule) ? roles[rule] : rule],
    [t('scope'), scope === null ? t('noToken') : scope ? <code key="scope">{scope}</code> : t('anyToken')],
    ...permissions.map(
      (one) =>
        [t('permissions'), one.with ? t('permissionWith', { name: one.name, argument: one.with }) : one.name] as const,
    ),
    ...(limit ? [[t('limit'), t('limitTimes', { ...limit })] as const] : []),
    ...(repeatable ? [[t('repeatable'), t('repeatableText')] as const] : []),
    [t('answers'), <code key="answer">{answer}</code>],
  ];
  return (
    <Screen title={name} detail={<span lang="en">{about}</span>}>
      <Stack>
        <dl className={classes.facts}>
          {facts.map(([head, text], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are told, and never move
            <div key={at}>
              <dt>{head}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Part title={t('arguments')}>
          {told.arguments.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <Table
              heads={[t('argument'), t('type'), t('meaning')]}
              rows={told.arguments.map((one) => [
                <code key="name">{one.name}</code>,
                <code key="type">{one.type}</code>,
                one.about ?? '',
              ])}
            />
          )}
        </Part>
        {confirms.length > 0 ? (
          <Part title={t('confirms')}>
            <p>{t('confirmsText')}</p>
            <Table
              heads={[t('code'), t('when')]}
              rows={confirms.map((one) => [<code key="code">{one.code}</code>, one.when])}
            />
          </Part>
        ) : null}
        {example ? (
          <Part title={t('example')}>
            <pre className={classes.code}>{example.document}</pre>
            {variables === '{}' ? null : (
              <>
                <h3>{t('variables')}</h3>
                <pre className={classes.code}>{variables}</pre>
              </>
            )}
            {told.kind === 'subscription' ? null : (
              <CopyField label={t('inShell')} text={inShell(`${location.origin}/graphql`, example)} />
            )}
          </Part>
        ) : null}
      </Stack>
    </Screen>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Table = ({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) => (
  <div className={classes.wide}>
    <table className={classes.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang="en">
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are told, and never move
          <tr key={at}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export default InterfaceCall;

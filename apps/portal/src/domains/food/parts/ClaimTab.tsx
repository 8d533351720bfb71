import { Button, TextInput } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useTaking } from '@nestling/kit/taking.ts';
import { type ClaimRule, claimRules } from '@nestling/rules/food/claim.ts';
import { eligibilities, isMeal } from '@nestling/rules/food/meals.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dateFigures, dateWords } from '@nestling/ui/format/when.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { ExportMealReportDocument, MealClaimDocument, type MealClaimQuery } from '../program.graphql.ts';
import { foodWords } from '../words.ts';
import { Eligibilities } from './Eligibilities.tsx';

type Claim = NonNullable<MealClaimQuery['mealClaim']>;
type Line = Claim['lines'][number];
type Issue = Claim['issues'][number] & { readonly at: number };

const reports = ['claim', 'counts', 'checks', 'eligibility', 'production'] as const;
const types = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
  ['pdf', 'PDF'],
] as const;
const isRule = (word: string): word is ClaimRule => claimRules.some(({ id }) => id === word);

/** The claim of a month as it stands, and what is to be looked at before it is sent. */
export const ClaimTab = ({ location, today }: { location: string; today: string }) => {
  const t = useWords(foodWords);
  const { language } = useSpeech();
  const client = useClient();
  const [month, setMonth] = useState(today.slice(0, 7));
  const first = `${month}-01`;
  const { data } = useAsk(MealClaimDocument, { location, month: first }, { keep: ['month'] });
  const claim = data?.mealClaim;
  const meal = (word: string) => (isMeal(word) ? t(word) : word);
  const category = (word: string) => eligibilities.find((one) => one === word) ?? 'paid';
  const { take } = useTaking();
  const save = (report: string, type: string) =>
    void take(async () => {
      const { data: made } = await askOnce(client, ExportMealReportDocument, { location, month: first, report, type });
      return made?.exportMealReport;
    });
  const lines: Column<Line>[] = [
    { key: 'meal', head: t('meal'), cell: (line) => meal(line.meal) },
    { key: 'category', head: t('category'), cell: (line) => t(category(line.category)) },
    { key: 'counted', head: t('countedHead'), cell: ({ counted }) => counted },
    { key: 'claimed', head: t('claimed'), cell: ({ claimed }) => claimed },
  ];
  const rule = (word: string) => (word === 'menu' ? t('menu_rule') : isRule(word) ? t(word) : word);
  const badge = ({ blocks }: Issue) => (
    <Badge kind={blocks ? 'bad' : 'wait'}>{t(blocks ? 'notClaimed' : 'lookAt')}</Badge>
  );
  const issues: Column<Issue>[] = [
    { key: 'date', head: t('date'), cell: ({ date }) => dateFigures(date, language) },
    { key: 'meal', head: t('meal'), cell: (one) => meal(one.meal) },
    { key: 'child', head: t('child'), cell: ({ student_name }) => student_name },
    { key: 'finding', head: t('finding'), cell: (one) => rule(one.rule) },
    { key: 'state', head: t('status'), cell: badge },
    { key: 'source', head: t('source'), cell: ({ source }) => source, wide: true },
  ];
  const found = (claim?.issues ?? []).map((one, at) => ({ ...one, at }));
  const total = (claim?.lines ?? []).reduce((sum, { claimed }) => sum + claimed, 0);
  return (
    <Stack gap="l">
      <Row align="end" justify="between">
        <TextInput
          type="month"
          label={t('month')}
          value={month}
          max={today.slice(0, 7)}
          onChange={(event) => event.currentTarget.value && setMonth(event.currentTarget.value)}
        />
        <Menu
          button={
            <Button component="span" variant="default" leftSection={<IconDownload size={18} />}>
              {t('export')}
            </Button>
          }
          items={reports.flatMap((report) =>
            types.map(([type, label], i) => ({
              key: `${report} ${type}`,
              label,
              group: i === 0 ? t(`report_${report}`) : undefined,
              onPick: () => save(report, type),
            })),
          )}
        />
      </Row>
      {!data ? <RowsSkeleton /> : null}
      {claim && claim.lines.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('noClaim')}>
          {t('noClaimText')}
        </EmptyState>
      ) : null}
      {claim && claim.lines.length > 0 ? (
        <>
          <p>
            {t('claimDetail', {
              children: claim.children,
              days: claim.days,
              date: dateWords(claim.due_date, language),
            })}{' '}
            <b>
              {t('claimed')}: {total}
            </b>
          </p>
          <DataTable
            label={t('claim')}
            rows={claim.lines}
            columns={lines}
            keyOf={(line) => `${line.meal} ${line.category}`}
            nameOf={(line) => meal(line.meal)}
            card={(line) => (
              <>
                <b>
                  {meal(line.meal)}, {t(category(line.category))}
                </b>
                <span>
                  {t('countedHead')}: {line.counted} · {t('claimed')}: {line.claimed}
                </span>
              </>
            )}
          />
          <section>
            <h3>{t('checks')}</h3>
            {found.length === 0 ? (
              <p>{t('checksGood')}</p>
            ) : (
              <DataTable
                label={t('checks')}
                rows={found}
                columns={issues}
                keyOf={({ at }) => String(at)}
                nameOf={({ student_name }) => student_name}
                card={(one) => (
                  <>
                    <b>{one.student_name}</b>
                    <span>
                      {dateFigures(one.date, language)} · {meal(one.meal)} · {rule(one.rule)}
                    </span>
                    <div>{badge(one)}</div>
                  </>
                )}
              />
            )}
          </section>
        </>
      ) : null}
      <Eligibilities location={location} />
    </Stack>
  );
};

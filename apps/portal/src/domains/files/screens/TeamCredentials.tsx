import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { credentialKinds } from '@nestling/rules/credentials.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { CredentialTabs } from '../credentials/CredentialTabs.tsx';
import { StaffStandingsDocument } from '../credentials/credentials.graphql.ts';
import { useCredentialWords } from '../credentials/kinds.ts';
import { Requirements } from '../credentials/Requirements.tsx';
import { type Standing, StandingBadge } from '../credentials/StandingBadge.tsx';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly of: readonly Standing[];
}
/** What is worst comes first where the list is sorted by a kind. */
const order: readonly string[] = ['missing', 'expired', 'expiring', 'waiting', 'valid'];

const membersOf = (standings: readonly Standing[]): readonly Member[] =>
  [...Map.groupBy(standings, ({ user_id }) => user_id)].map(([id, of]) => ({ id, name: of[0]?.name ?? '', of }));

/** Who of the team has what is asked. */
const TeamCredentials = ({ place: { id: location, today } }: Located) => {
  const { t, kindName } = useCredentialWords();
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const { data, error, again } = useAsk(StaffStandingsDocument, { location });
  const standings = data?.getStaffStanding ?? [];
  const kinds = credentialKinds.filter((kind) => standings.some((one) => one.kind === kind));
  const members = membersOf(standings);
  const change =
    may('manage_team') && !asks ? (
      <Button leftSection={<IconChecklist size={18} />} onClick={() => setAsks(true)}>
        {t('change')}
      </Button>
    ) : null;
  const of = (member: Member, kind: string) => member.of.find((one) => one.kind === kind);
  const columns: Column<Member>[] = [
    { key: 'name', head: t('staff'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    ...kinds.map(
      (kind): Column<Member> => ({
        key: kind,
        head: kindName(kind),
        by: (member) => order.indexOf(of(member, kind)?.state ?? ''),
        cell: (member) => {
          const one = of(member, kind);
          return one ? <StandingBadge one={one} /> : null;
        },
      }),
    ),
  ];
  return (
    <Screen tabs={<CredentialTabs here="standing" />}>
      <Stack gap="m">
        {asks ? <Requirements location={location} onClose={() => setAsks(false)} /> : null}
        {data ? null : <Pending error={error} onRetry={again} rows={6} />}
        {data && members.length === 0 ? (
          <EmptyState picture={<PaperPicture />} title={t('none')} actions={change}>
            {t('noneText')}
          </EmptyState>
        ) : null}
        {members.length > 0 ? (
          <>
            <Row>
              <ReportActions
                file={{ of: 'system', report: 'staff_credentials', location, from: today, to: today }}
                paper={false}
              />
              {change}
            </Row>
            <DataTable
              label={t('standing')}
              rows={members}
              columns={columns}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              hrefOf={({ name }) => href('credentials.papers', {}, { search: name })}
            />
          </>
        ) : null}
      </Stack>
    </Screen>
  );
};

export default TeamCredentials;

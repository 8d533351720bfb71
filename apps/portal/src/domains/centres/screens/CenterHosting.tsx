import { Button } from '@mantine/core';
import { deployCenter } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { CenterDeployDocument, CenterHostingDocument } from '../hosting.graphql.ts';
import { hostingWords } from '../hosting-words.ts';
import { CenterBackups } from '../parts/CenterBackups.tsx';
import { CenterCertificates } from '../parts/CenterCertificates.tsx';
import { CenterDomains } from '../parts/CenterDomains.tsx';
import { CenterState } from '../parts/CenterState.tsx';
import { CenterTeam } from '../parts/CenterTeam.tsx';
import { Facts } from '../parts/Facts.tsx';
import { EditHosted } from '../parts/HostingForms.tsx';

const looks = { pending: 'wait', running: 'wait', done: 'good', failed: 'bad' } as const;
const isDeploy = (text: string): text is keyof typeof looks => text in looks;

/** How one center is hosted: its address, the release it has, its domains, certificates and people. */
const CenterHosting = () => {
  const t = useWords(hostingWords);
  const { language } = useSpeech();
  const { params } = useHere();
  const { role } = usePerson();
  const id = params.centerId ?? '';
  const [editing, setEditing] = useState(false);
  const deploy = useAction(deployCenter);
  const answer = useRecord(CenterHostingDocument, { variables: { id }, record: ({ getAwsCenter }) => getAwsCenter });
  // What a job changes comes by itself; the cache keeps it under the center's id.
  useSubscription({ query: CenterDeployDocument, variables: { id }, pause: !answer.record }, (_, change) => {
    answer.again();
    return change;
  });
  return (
    <RecordScreen answer={answer} titleOf={({ name }) => name}>
      {(center) => (
        <Stack gap="l">
          <Facts
            facts={[
              [
                t('address'),
                <a key="url" href={center.url ?? '#'} target="_blank" rel="noreferrer">
                  {center.url}
                </a>,
              ],
              [t('status'), <CenterState key="state" status={center.status} />],
              [t('database'), center.database_name ?? '—'],
              [
                t('release'),
                isDeploy(center.deploy) ? (
                  <Badge key="deploy" kind={looks[center.deploy]}>
                    {center.deploy_step
                      ? t('atStep', { state: t(center.deploy), step: center.deploy_step })
                      : t(center.deploy)}
                  </Badge>
                ) : (
                  '—'
                ),
              ],
              [
                t('releasedAt'),
                center.last_updated_time ? momentFigures(center.last_updated_time, language) : t('never'),
              ],
            ]}
          />
          <Row>
            <Button
              loading={deploy.busy}
              disabled={center.deploy === 'pending' || center.deploy === 'running'}
              onClick={() => void deploy.run({ id: center.id }).then(answer.again)}
            >
              {t(center.deploy === 'failed' ? 'goOn' : 'deploy')}
            </Button>
            <Button variant="default" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
            <Button component="a" variant="default" href={href('centres.one', { centerId: center.id })}>
              {t('commercial')}
            </Button>
          </Row>
          <CenterDomains center={center.id} />
          {allows(role, 'admin') ? <CenterCertificates center={center.id} /> : null}
          <CenterBackups center={center.id} />
          <CenterTeam center={center.id} />
          {editing ? (
            <EditHosted
              center={center}
              onClose={() => {
                setEditing(false);
                answer.again();
              }}
            />
          ) : null}
        </Stack>
      )}
    </RecordScreen>
  );
};

export default CenterHosting;

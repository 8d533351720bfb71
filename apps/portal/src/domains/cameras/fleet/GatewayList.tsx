import { Button } from '@mantine/core';
import { removeGateway } from '@nestling/contract/operations/cameras.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { GatewaysDocument } from './fleet.graphql.ts';
import classes from './fleet.module.css';
import { GatewayDialog } from './GatewayDialog.tsx';
import { type GatewayNow, namedOf } from './named.ts';
import { fleetWords } from './words.ts';

const LOOK_AGAIN_MS = 5_000;

/** The gateways of the centre: which is there, what it carries, and how much that is. */
export const GatewayList = () => {
  const t = useWords(fleetWords);
  const { data } = useAsk(GatewaysDocument, {}, { everyMs: LOOK_AGAIN_MS });

  const manages = useMay()('manage_cameras');
  const [open, setOpen] = useState<GatewayNow | 'new' | null>(null);
  return (
    <section className={classes.fleet}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        {manages ? (
          <Button variant="light" leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        ) : null}
      </div>
      <p className={classes.quiet}>{t('help')}</p>
      <ul className={classes.list}>
        {(data?.gateways ?? []).map((gateway) => (
          <Line key={gateway.id ?? ''} gateway={gateway} onChange={() => setOpen(gateway)} />
        ))}
      </ul>
      {open && manages ? <GatewayDialog gateway={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </section>
  );
};

const Line = ({ gateway, onChange }: { gateway: GatewayNow; onChange: () => void }) => {
  const t = useWords(fleetWords);
  const { language } = useSpeech();
  const manages = useMay()('manage_cameras');
  const remove = useAction(removeGateway);
  const [removing, setRemoving] = useState(false);
  const { id, name, address, version, there, seen_at, live, viewers, kbps } = gateway;
  const called = id ? name : t('own');
  const cameras = namedOf(gateway.cameras).map((camera) => camera.name);
  const places = namedOf(gateway.locations).map((place) => place.name);
  const state = there ? t('there') : seen_at ? t('away') : t('never');
  return (
    <li className={classes.line} aria-label={called}>
      <div className={classes.words}>
        <span>
          <b>{called}</b> {there === null ? null : <Badge kind={there ? 'good' : 'bad'}>{state}</Badge>}
        </span>
        <span className={classes.quiet}>
          {[
            address,
            places.join(', '),
            version ? t('version', { version }) : null,
            there || !seen_at ? null : t('lastSeen', { when: momentWords(seen_at, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={classes.quiet}>
          {t('load', { live: String(live), viewers: String(viewers), kbps: String(kbps) })}
        </span>
        <span>{cameras.length > 0 ? t('carries', { names: cameras.join(', ') }) : t('carriesNone')}</span>
      </div>
      {id && manages ? (
        <Row>
          <Button variant="default" onClick={onChange}>
            {t('edit', { name })}
          </Button>
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </Row>
      ) : null}
      {removing && id && manages ? (
        <ConfirmDelete
          onCancel={() => setRemoving(false)}
          onDelete={async () => {
            await remove.run({ id });
            setRemoving(false);
          }}
        >
          <b>{name}</b> {address}
        </ConfirmDelete>
      ) : null}
    </li>
  );
};

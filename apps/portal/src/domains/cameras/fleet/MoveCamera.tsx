import { Button, Select } from '@mantine/core';
import { moveCamera } from '@nestling/contract/operations/cameras.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { GatewaysDocument } from './fleet.graphql.ts';
import classes from './fleet.module.css';
import { fleetWords } from './words.ts';

/** Gives a camera to another gateway; who watches sees it go on from there. */
export const MoveCamera = ({ camera, onClose }: { camera: { id: string; name: string }; onClose: () => void }) => {
  const t = useWords(fleetWords);
  const move = useAction(moveCamera);
  const [to, setTo] = useState('');
  const { data } = useAsk(GatewaysDocument, {}, { fresh: true });
  const known = (data?.gateways ?? []).flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []));
  return (
    <Dialog label={t('move')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{camera.name}</h2>
        <Select
          label={t('moveTo')}
          data={[{ value: '', label: t('byLocation') }, ...known]}
          value={to}
          allowDeselect={false}
          onChange={(next) => setTo(next ?? '')}
        />
        <Row>
          <Button
            loading={move.busy}
            onClick={async () => {
              const ended = await move.run({ id: camera.id, gateway_id: to || null });
              if (ended?.kind === 'done') onClose();
            }}
          >
            {t('move')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
};

import { Button } from '@mantine/core';
import { updateCenterStatus } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCalendarPlus, IconLogin2, IconPlayerPause, IconPlayerPlay, IconPower } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { centerWords } from '../center-words.ts';
import type { CenterLineFragment } from '../centers.graphql.ts';
import { supportWords } from '../support-words.ts';
import { EnterCenter } from './EnterCenter.tsx';
import { ExtendTrial } from './ExtendTrial.tsx';

type Center = Pick<CenterLineFragment, 'id' | 'name' | 'status' | 'suspended_for' | 'on_trial'>;
type Act = 'inactive' | 'suspended' | 'extend' | 'enter';

/** What is done with a center from its line and from its own screen; what hurts is asked first. */
export const useCenterActs = (): { menuOf: (center: Center) => MenuItem[]; beside: ReactNode } => {
  const t = useWords(centerWords);
  const s = useWords(supportWords);
  const [open, setOpen] = useState<{ center: Center; act: Act } | null>(null);
  const change = useAction(updateCenterStatus);
  const close = () => setOpen(null);
  const menuOf = (center: Center): MenuItem[] => {
    const { id, status, suspended_for, on_trial } = center;
    return [
      ...(status === 'inactive'
        ? []
        : [
            {
              key: 'enter',
              label: s('enter'),
              icon: <IconLogin2 size={18} />,
              onPick: () => setOpen({ center, act: 'enter' }),
            },
          ]),
      ...(status === 'active'
        ? []
        : [
            {
              key: 'active',
              label: t('activate'),
              icon: <IconPlayerPlay size={18} />,
              onPick: () => void change.run({ id, status: 'active' }),
            },
          ]),
      ...(on_trial
        ? [
            {
              key: 'extend',
              label: t('extend'),
              icon: <IconCalendarPlus size={18} />,
              onPick: () => setOpen({ center, act: 'extend' }),
            },
          ]
        : []),
      ...(status === 'active' || suspended_for
        ? [
            {
              key: 'suspended',
              label: t(suspended_for ? 'keepSuspended' : 'suspend'),
              icon: <IconPlayerPause size={18} />,
              onPick: () => setOpen({ center, act: 'suspended' }),
            },
          ]
        : []),
      ...(status === 'inactive'
        ? []
        : [
            {
              key: 'inactive',
              label: t('deactivate'),
              icon: <IconPower size={18} />,
              danger: true,
              onPick: () => setOpen({ center, act: 'inactive' }),
            },
          ]),
    ];
  };
  if (open === null) return { menuOf, beside: null };
  const { center, act } = open;
  if (act === 'enter') return { menuOf, beside: <EnterCenter center={center} onClose={close} /> };
  if (act === 'extend') return { menuOf, beside: <ExtendTrial center={center} onClose={close} /> };
  const keeps = act === 'suspended' && center.suspended_for !== null;
  const label = t(act === 'inactive' ? 'deactivate' : keeps ? 'keepSuspended' : 'suspend');
  const title = t('sure', { act: label, name: center.name });
  const beside = (
    <Dialog label={title} onClose={close}>
      <Stack>
        <h2>{title}</h2>
        <p>{t(act === 'inactive' ? 'inactiveText' : keeps ? 'keepText' : 'suspendText')}</p>
        <Row>
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            loading={change.busy}
            onClick={() => void change.run({ id: center.id, status: act }).then(close)}
          >
            {label}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
  return { menuOf, beside };
};

import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDeviceMobileMessage, IconMessageCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../addresses.ts';
import { messageWords } from './write-words.ts';

/** Whom one writes to from their record. */
export type Addressee = { readonly kind: 'child' | 'person' | 'room'; readonly id: string; readonly name: string };

/** Where a chat is opened. Contacts have none of their own: they read that of their child. */
export const chatHref = ({ kind, id }: Addressee): string | null =>
  kind === 'person' ? null : href('chat.messages', {}, { [kind === 'child' ? 'student' : 'room']: id });

/** Where a text or alert to these people is written: they stand in the address, and so in a link and after a reload. */
export const messageHref = (kind: Addressee['kind'], to: readonly { readonly id: string; readonly name: string }[]) =>
  href('alerts.send', {}, { [kind]: to.map(({ id, name }) => `${id}:${name.replaceAll('|', ' ')}`).join('|') });

/** How staff write to somebody: into the chat, and where they `may` send them by text and alert. */
export const useMessageItems = (may: boolean): ((to: Addressee) => MenuItem[]) => {
  const t = useWords(messageWords);
  const navigate = useNavigate();
  return (to) => {
    const chat = chatHref(to);
    const text = messageHref(to.kind, [to]);
    return [
      ...(chat
        ? [
            {
              key: 'chat',
              label: t('messages'),
              icon: <IconMessageCircle size={18} />,
              onPick: () => void navigate({ href: chat }),
            },
          ]
        : []),
      ...(may
        ? [
            {
              key: 'text',
              label: t('instant'),
              icon: <IconDeviceMobileMessage size={18} />,
              onPick: () => void navigate({ href: text }),
            },
          ]
        : []),
    ];
  };
};

import { Button, Switch } from '@mantine/core';
import { activateTimeclockLink, updateTimeclockSignature } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { QrCode } from '../../auth/parts/QrCode.tsx';
import { tabletName } from '../kiosk/tablet-name.ts';
import { MakeTimeclockLinkDocument, TimeclockLinkDocument } from './link.graphql.ts';
import classes from './tablet-setup.module.css';
import { tabletWords } from './words.ts';

/** Sets up the tablet at the door of a location: its link, on or off, with a signature or without. */
export const TabletPanel = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(tabletWords);
  const { data } = useAsk(TimeclockLinkDocument, { location });
  const make = useAction(MakeTimeclockLinkDocument);
  const activate = useAction(activateTimeclockLink);
  const sign = useAction(updateTimeclockSignature);
  const [url, setUrl] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const link = data?.getTimeclockLink;
  const makeLink = async () => {
    const ended = await make.run({ location });
    if (ended?.kind === 'done') {
      setUrl(ended.data.generateTimeclockLink?.url ?? null);
      setCopied(false);
    }
  };
  return (
    <SidePanel title={t('setup')} onClose={onClose}>
      <div className={classes.setup}>
        <p>{t('setupText')}</p>
        {url ? (
          <>
            <p>{t('address')}</p>
            <code className={classes.address}>{url}</code>
            <p>{t('qrTitle')}</p>
            <div className={classes.qr}>
              <QrCode text={url} label={t('qrTitle')} />
            </div>
            <div className={classes.row}>
              <Button
                variant="default"
                onClick={() => void navigator.clipboard?.writeText(url).then(() => setCopied(true))}
              >
                {copied ? t('copied') : t('copy')}
              </Button>
            </div>
          </>
        ) : null}
        {link ? (
          <>
            <div className={classes.row}>
              <Badge kind={link.active ? 'good' : 'out'}>{link.active ? t('isOn') : t('isOff')}</Badge>
              <Button
                variant={link.active ? 'default' : 'filled'}
                loading={activate.busy}
                onClick={() => void activate.run({ location, active: !link.active })}
              >
                {link.active ? t('turnOff') : t('turnOn')}
              </Button>
            </div>
            <p>{link.bound ? t('bound', { device: tabletName(link.device) }) : t('unbound')}</p>
            <Switch
              label={t('signature')}
              checked={link.signature}
              disabled={sign.busy}
              onChange={(event) => void sign.run({ location, signature: event.currentTarget.checked })}
            />
            <p>{t('anewText')}</p>
          </>
        ) : null}
        <div className={classes.row}>
          <Button variant={link ? 'default' : 'filled'} loading={make.busy} onClick={() => void makeLink()}>
            {link ? t('makeAnew') : t('make')}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
};

import { Button } from '@mantine/core';
import { Drawer } from '@nestling/kit/Drawer.tsx';
import { titleIn, useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconMessageReport } from '@tabler/icons-react';
import { screenOf } from '../addresses.ts';
import type { ScreenId } from '../screen.ts';
import { useReportProblem } from '../shell/report-problem.ts';
import classes from './HelpPanel.module.css';
import { help } from './help.ts';
import { keysOf } from './keys.ts';
import { readText } from './texts.ts';
import { helpWords } from './words.ts';

/** What the screen on show is for, its keys, and a way to say that something is wrong. */
const HelpPanel = ({ screen, onClose }: { screen: ScreenId; onClose: () => void }) => {
  const t = useWords(helpWords);
  const speech = useSpeech();
  const report = useReportProblem();
  const row = screenOf(screen);
  const id = row.partOf ?? screen;
  const text = help[id]?.[speech.language === 'es' ? 'es' : 'en'];
  const title = titleIn(screenOf(id).title, speech);
  const name = t('about', { page: title });
  return (
    <Drawer title={name} onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.text}>{text ? readText(text, speech.pets) : t('none')}</p>
        <h3 className={classes.heading}>{t('keys')}</h3>
        <dl className={classes.keys}>
          {keysOf(id).map(({ key, does }) => (
            <div key={key}>
              <dt>
                {key.split(' ').map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <Button
          variant="default"
          leftSection={<IconMessageReport size={18} />}
          onClick={() => {
            onClose();
            report();
          }}
        >
          {t('report')}
        </Button>
      </div>
    </Drawer>
  );
};

export default HelpPanel;

import { type State, statesOf } from '../../kit/gallery/state.tsx';
import type { Autosave } from '../src/autosave.ts';
import { BlockEditor } from '../src/BlockEditor.tsx';
import { SaveBar } from '../src/SaveBar.tsx';
import { editorStore } from '../src/store.ts';
import { documentOf, large, sampleSet } from './sample.tsx';

const editor = (blocks: number, open: string | null, faults?: ReadonlyMap<string, string>) => {
  const set = sampleSet();
  const store = editorStore(set.schema, blocks === 0 ? { blocks: [] } : documentOf(blocks), set.blockName);
  if (open) store.select(open);
  const previews = [{ key: 'phone', label: 'Phone', draw: () => <p>What a family sees.</p> }];
  const draw = () => (
    <BlockEditor
      store={store}
      set={set}
      label="Blocks"
      empty="Add the first block."
      outline
      previews={previews}
      {...(faults ? { faults } : {})}
    />
  );
  return draw;
};

const saved: Autosave = {
  state: 'saved',
  message: '',
  codes: [],
  dirty: false,
  atRisk: false,
  saveNow: async () => {},
  takeNext: () => {},
};
const bar = (how: Partial<Autosave>) => () => (
  <SaveBar save={{ ...saved, dirty: true, ...how }} onLatest={() => {}} onMine={() => {}} />
);

/** Every part of the editor that draws something by itself, in its states. */
export const states: readonly State[] = [
  ...statesOf('BlockEditor', {
    empty: editor(0, null),
    filled: editor(6, null),
    open: editor(6, 'h0'),
    wrong: editor(6, null, new Map([['h0', 'Enter a heading.']])),
  }),
  ...statesOf('SaveBar', {
    saved: bar({ dirty: false }),
    waiting: bar({ state: 'waiting' }),
    saving: bar({ state: 'saving' }),
    unknown: bar({ state: 'unknown' }),
    declined: bar({ state: 'declined', message: 'This photo isn’t there anymore.' }),
    changed: bar({ state: 'declined', message: 'Ben Ito changed this meanwhile.', codes: ['CHANGED'] }),
  }),
];

/** A document of 250 nested blocks, for who measures. */
export const measured: readonly State[] = statesOf('Large', { nested: editor(large, null) });

/** Parts that are drawn within others. */
export const drawnWithin: Readonly<Record<string, string>> = {
  AddMenu: 'BlockEditor',
  BlockNode: 'BlockEditor',
  Fields: 'BlockEditor',
  Outline: 'BlockEditor',
  Palette: 'BlockEditor',
  Toolbar: 'BlockEditor',
  'field-parts': 'BlockEditor, once a block is open',
};

import { medicationList } from '../lists.ts';
import { WordListScreen } from '../parts/WordListScreen.tsx';

/** The medications of the centre. */
const Medications = () => <WordListScreen list={medicationList} />;

export default Medications;

import { allergyList } from '../lists.ts';
import { WordListScreen } from '../parts/WordListScreen.tsx';

/** The allergies of the centre. */
const Allergies = () => <WordListScreen list={allergyList} />;

export default Allergies;

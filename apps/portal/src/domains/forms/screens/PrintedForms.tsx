import Forms from './Forms.tsx';

/** The printed forms of a location. */
const PrintedForms = () => <Forms type="printed" />;

export default PrintedForms;

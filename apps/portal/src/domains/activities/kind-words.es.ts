/** The Spanish of `kindWords`. */
export const kindWords = {
  es: {
    bottle: 'Biberón',
    kudos: 'Reconocimiento',
    name_to_face: 'Recuento por nombre',
    health_check: 'Control de salud',
    meal: 'Comida',
    nap: 'Siesta',
    diaper: 'Pañal',
    potty: 'Baño',
    activity: 'Actividad',
    supplies: 'Artículos de casa',
    medication: 'Medicamento',
    incident: 'Incidente',
    note: 'Nota',
    photo: 'Foto',
    video: 'Video',
    mood: 'Ánimo',
    custom: 'Otro',
    observation: 'Observación',
  },
  pets: { potty: 'Paseo' },
};

/** The Spanish of `valueWords`. */
export const valueWords = {
  es: {
    none: 'Nada',
    some: 'Algo',
    most: 'Casi todo',
    all: 'Todo',
    wet: 'Mojado',
    soiled: 'Sucio',
    both: 'Ambos',
    dry: 'Seco',
    tried: 'Lo intentó',
    happy: 'Contento',
    calm: 'Tranquilo',
    tired: 'Cansado',
    sad: 'Triste',
    fussy: 'Inquieto',
    excited: 'Entusiasmado',
    diapers: 'Pañales',
    wipes: 'Toallitas',
    clothes: 'Ropa de cambio',
    cream: 'Crema',
    sunscreen: 'Protector solar',
    formula: 'Leche de fórmula',
    bottles: 'Biberones',
    bedding: 'Ropa de cama',
    food: 'Comida',
    else: 'Otra cosa',
  },
};

/** The Spanish of `fieldWords`. */
export const fieldWords = {
  es: {
    amount: 'Cuánto',
    food: 'Qué se comió',
    type: 'Cómo fue',
    activity: 'Qué hicieron',
    supplies: 'Qué hace falta',
    skills: 'Habilidades que muestra',
    medication: 'Qué medicamento',
    details: 'Qué ocurrió',
    mood: 'Ánimo',
    name: 'Qué fue',
    end_time: 'Hasta',
  },
};

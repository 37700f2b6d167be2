/** The Landing page's title, which stands on its poster too. */
export const landingTitle = "One stop. One city. Bitcoin, made simple.";

/** The lessons that a visitor takes home from a tour stop, and the picture on each lesson's sign. */
export const lessons = [
  {
    sign: "money",
    title: "What money is, and who makes it",
    text: "Why a ten-rupee note works, who may print more of it, and what changes when nobody can. We start with the notes in your own pocket.",
  },
  {
    sign: "keys",
    title: "Keys, not passwords",
    text: "A seed phrase is twelve words on paper. We write one together, lose one on purpose, and get everything back.",
  },
  {
    sign: "payment",
    title: "Your first payment",
    text: "A cup of chai, a code, two seconds. You pay and are paid over Lightning with a few satoshis that we bring along.",
  },
  {
    sign: "tricks",
    title: "What can go wrong",
    text: "Prices fall, phones break, messages lie. You will leave knowing the five tricks that cheat most people, and how to say no.",
  },
] as const;

/** A tour stop, hour by hour. */
export const timetable = [
  {
    time: "10:00",
    title: "Doors, chai and name badges",
    text: "Come alone or bring the family. There is a corner for children.",
  },
  {
    time: "10:30",
    title: "Money, from cowries to code",
    text: "A talk in the language of the city, without a single chart.",
  },
  {
    time: "11:45",
    title: "Hands on: wallet and seed phrase",
    text: "Small tables, one helper for every six people, any phone will do.",
  },
  { time: "13:00", title: "Lunch", text: "On the house, always with something vegetarian." },
  { time: "14:00", title: "Pay, be paid, run a node", text: "Three stations; walk from one to the next as you like." },
  {
    time: "15:30",
    title: "Ask anything",
    text: "Taxes, scams, mining, your uncle’s investment idea: the whole panel answers.",
  },
  { time: "16:30", title: "Group photograph", text: "And the train moves on." },
] as const;

/** Questions that people ask before they come. */
export const questions = [
  {
    question: "What does it cost?",
    answer:
      "Nothing. Entry and the satoshis for your first payment are free at every stop; so is lunch where a stop runs all day.",
  },
  {
    question: "Do I have to buy Bitcoin?",
    answer:
      "No, and nobody at the event will sell you any. We explain how it works; what you do with that is yours to decide.",
  },
  {
    question: "Is this investment advice?",
    answer:
      "No. We say nothing about prices except that they go up and down, and that nobody should put in money they need.",
  },
  {
    question: "Do I need to know about computers?",
    answer: "If you can send a message on your phone, you know enough. Helpers sit at every table.",
  },
  {
    question: "Which language are the talks in?",
    answer:
      "The city’s own, and at many stops English too: each event’s page says which. At the tables somebody speaks yours.",
  },
  {
    question: "What should I bring?",
    answer: "A charged phone and a pen. No documents, no bank details: we never ask for either.",
  },
] as const;

/** The placeholder that stands for each keynote speaker until they are announced (clauses L-1 and N-5). */
export const sampleKeynoteSpeaker = { name: "Speaker Name", title: "Job Title" } as const;

/** How many placeholder cards there are (clause L-1). */
export const keynoteSpeakerCount = 8;

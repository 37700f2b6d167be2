/** A place by name, in degrees north and east: common geographic knowledge, to about a kilometre. */
export type Place = [name: string, latitude: number, longitude: number];

/** Land at the ends of the country that the Survey of India draws as India. */
export const farEnds: Place[] = [
  ["Gilgit", 35.92, 74.31],
  ["Skardu", 35.3, 75.63],
  ["Muzaffarabad", 34.37, 73.47],
  ["Shaksgam valley", 36.05, 76.4],
  ["Siachen", 35.42, 77.11],
  ["Aksai Chin", 35.2, 79.2],
  ["Tawang", 27.59, 91.87],
  ["Kibithu", 28.28, 97.02],
  ["Koteshwar", 23.68, 68.53],
  ["Kanyakumari", 8.1, 77.55],
  ["Minicoy", 8.28, 73.05],
  ["Indira Point", 6.8, 93.83],
];

/** Places near the border, or across it, that are not India. */
export const neighbours: Place[] = [
  ["Lahore", 31.55, 74.34],
  ["Rawalpindi", 33.6, 73.05],
  ["Kashgar", 39.47, 75.99],
  ["Lhasa", 29.65, 91.1],
  ["Kathmandu", 27.71, 85.32],
  ["Thimphu", 27.47, 89.64],
  ["Dhaka", 23.81, 90.41],
  ["Sylhet", 24.9, 91.87],
  ["Chittagong", 22.36, 91.8],
  ["Mandalay", 21.97, 96.08],
  ["Colombo", 6.93, 79.86],
];

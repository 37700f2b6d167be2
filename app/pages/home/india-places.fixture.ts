/** A place by name, in degrees north and east: common geographic knowledge, to about a kilometre. */
export type Place = [name: string, latitude: number, longitude: number];

/** The capitals of India's states and territories; some, such as Kavaratti, lie on islands. */
export const capitals: Place[] = [
  ["Agartala", 23.83, 91.28],
  ["Aizawl", 23.73, 92.72],
  ["Amaravati", 16.51, 80.52],
  ["Bengaluru", 12.97, 77.59],
  ["Bhopal", 23.26, 77.41],
  ["Bhubaneswar", 20.3, 85.82],
  ["Chandigarh", 30.73, 76.78],
  ["Chennai", 13.08, 80.24],
  ["Dehradun", 30.32, 78.03],
  ["Dispur", 26.14, 91.79],
  ["Gandhinagar", 23.22, 72.65],
  ["Gangtok", 27.33, 88.61],
  ["Hyderabad", 17.39, 78.49],
  ["Imphal", 24.82, 93.94],
  ["Itanagar", 27.08, 93.61],
  ["Jaipur", 26.91, 75.79],
  ["Jammu", 32.73, 74.86],
  ["Kohima", 25.67, 94.11],
  ["Kolkata", 22.57, 88.36],
  ["Leh", 34.16, 77.58],
  ["Lucknow", 26.85, 80.95],
  ["Mumbai", 19.08, 72.88],
  ["New Delhi", 28.61, 77.21],
  ["Panaji", 15.49, 73.83],
  ["Patna", 25.59, 85.14],
  ["Raipur", 21.25, 81.63],
  ["Ranchi", 23.34, 85.31],
  ["Shillong", 25.57, 91.89],
  ["Shimla", 31.1, 77.17],
  ["Srinagar", 34.08, 74.8],
  ["Thiruvananthapuram", 8.52, 76.94],
  ["Daman", 20.41, 72.84],
  ["Kavaratti", 10.57, 72.64],
  ["Port Blair", 11.66, 92.73],
  ["Puducherry", 11.93, 79.8],
];

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
